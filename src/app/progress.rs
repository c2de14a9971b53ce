//! How far a long work is, on standard error when that is a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Work that ends sooner than this shows nothing.
const QUIET_TIME: Duration = Duration::from_millis(800);

/// Bytes done of about this many.
pub(super) struct Progress {
    expected: u64,
    done: AtomicU64,
    started: Instant,
    shown: bool,
    bar: OnceLock<ProgressBar>,
}

impl Progress {
    /// True if progress would be shown: not if `quiet`, nor unless standard error is a terminal.
    pub(super) fn is_shown(quiet: bool) -> bool {
        !quiet && std::io::stderr().is_terminal()
    }

    /// Progress of a work of about `expected` bytes; shown where [`Progress::is_shown`].
    pub(super) fn new(expected: u64, quiet: bool) -> Progress {
        let shown = Progress::is_shown(quiet);
        Progress {
            expected,
            done: AtomicU64::new(0),
            started: Instant::now(),
            shown,
            bar: OnceLock::new(),
        }
    }

    /// Counts bytes as done. Cheap enough for every chunk; the bar itself is drawn a few times a second.
    pub(super) fn add(&self, bytes: u64) {
        let done = self.done.fetch_add(bytes, Ordering::Relaxed) + bytes;
        if !self.shown || self.started.elapsed() < QUIET_TIME {
            return;
        }
        let bar = self.bar.get_or_init(|| {
            let bar = ProgressBar::with_draw_target(Some(self.expected), ProgressDrawTarget::stderr_with_hz(4));
            let template = "{bytes} of about {total_bytes}, {percent} %, {bytes_per_sec}, {eta} left";
            bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar.with_elapsed(self.started.elapsed())
        });
        bar.set_length(self.expected.max(done));
        bar.set_position(done);
    }

    /// Takes the line away.
    pub(super) fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
