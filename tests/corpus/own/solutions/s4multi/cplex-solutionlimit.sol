<?xml version = "1.0" encoding="UTF-8" standalone="yes"?>
<CPLEXSolution version="1.2">
 <header
   problemName="s4multi-weighted.lp"
   solutionName="incumbent"
   solutionIndex="-1"
   objectiveValue="83"
   solutionTypeValue="3"
   solutionTypeString="primal"
   solutionStatusValue="104"
   solutionStatusString="solution limit exceeded"
   solutionMethodString="mip"
   primalFeasible="1"
   dualFeasible="0"
   MIPNodes="0"
   MIPIterations="0"
   writeLevel="1"/>
 <quality
   epInt="1.0000000000000001e-05"
   epRHS="9.9999999999999995e-07"
   maxIntInfeas="0"
   maxPrimalInfeas="0"
   maxX="1"
   maxSlack="3"/>
 <linearConstraints>
  <constraint name="cell_0_0" index="0" slack="0"/>
  <constraint name="cell_0_1" index="1" slack="0"/>
  <constraint name="cell_0_2" index="2" slack="0"/>
  <constraint name="cell_0_3" index="3" slack="0"/>
  <constraint name="cell_1_0" index="4" slack="0"/>
  <constraint name="cell_1_1" index="5" slack="0"/>
  <constraint name="cell_1_2" index="6" slack="0"/>
  <constraint name="cell_1_3" index="7" slack="0"/>
  <constraint name="cell_2_0" index="8" slack="0"/>
  <constraint name="cell_2_1" index="9" slack="0"/>
  <constraint name="cell_2_2" index="10" slack="0"/>
  <constraint name="cell_2_3" index="11" slack="0"/>
  <constraint name="cell_3_0" index="12" slack="0"/>
  <constraint name="cell_3_1" index="13" slack="0"/>
  <constraint name="cell_3_2" index="14" slack="0"/>
  <constraint name="cell_3_3" index="15" slack="0"/>
  <constraint name="height_a_0_1" index="16" slack="0"/>
  <constraint name="height_a_0_2" index="17" slack="0"/>
  <constraint name="height_a_0_3" index="18" slack="0"/>
  <constraint name="height_a_0_4" index="19" slack="0"/>
  <constraint name="height_a_1_1" index="20" slack="0"/>
  <constraint name="height_a_1_2" index="21" slack="0"/>
  <constraint name="height_a_1_3" index="22" slack="0"/>
  <constraint name="height_a_1_4" index="23" slack="0"/>
  <constraint name="height_a_2_1" index="24" slack="0"/>
  <constraint name="height_a_2_2" index="25" slack="0"/>
  <constraint name="height_a_2_3" index="26" slack="0"/>
  <constraint name="height_a_2_4" index="27" slack="0"/>
  <constraint name="height_a_3_1" index="28" slack="0"/>
  <constraint name="height_a_3_2" index="29" slack="0"/>
  <constraint name="height_a_3_3" index="30" slack="0"/>
  <constraint name="height_a_3_4" index="31" slack="0"/>
  <constraint name="height_d_0_1" index="32" slack="0"/>
  <constraint name="height_d_0_2" index="33" slack="0"/>
  <constraint name="height_d_0_3" index="34" slack="0"/>
  <constraint name="height_d_0_4" index="35" slack="0"/>
  <constraint name="height_d_1_1" index="36" slack="0"/>
  <constraint name="height_d_1_2" index="37" slack="0"/>
  <constraint name="height_d_1_3" index="38" slack="0"/>
  <constraint name="height_d_1_4" index="39" slack="0"/>
  <constraint name="height_d_2_1" index="40" slack="0"/>
  <constraint name="height_d_2_2" index="41" slack="0"/>
  <constraint name="height_d_2_3" index="42" slack="0"/>
  <constraint name="height_d_2_4" index="43" slack="0"/>
  <constraint name="height_d_3_1" index="44" slack="0"/>
  <constraint name="height_d_3_2" index="45" slack="0"/>
  <constraint name="height_d_3_3" index="46" slack="0"/>
  <constraint name="height_d_3_4" index="47" slack="0"/>
  <constraint name="given_2_1" index="48" slack="0"/>
  <constraint name="hidden_L0_0_1" index="49" slack="0"/>
  <constraint name="tall_L0_0_1" index="50" slack="0"/>
  <constraint name="seen_L0_0_1" index="51" slack="0"/>
  <constraint name="hidden_L0_0_2" index="52" slack="0"/>
  <constraint name="tall_L0_0_2" index="53" slack="0"/>
  <constraint name="seen_L0_0_2" index="54" slack="0"/>
  <constraint name="hidden_L0_0_3" index="55" slack="0"/>
  <constraint name="tall_L0_0_3" index="56" slack="0"/>
  <constraint name="seen_L0_0_3" index="57" slack="0"/>
  <constraint name="hidden_L0_0_4" index="58" slack="0"/>
  <constraint name="tall_L0_0_4" index="59" slack="0"/>
  <constraint name="seen_L0_0_4" index="60" slack="0"/>
  <constraint name="hidden_L0_1_1" index="61" slack="0"/>
  <constraint name="tall_L0_1_1" index="62" slack="-1"/>
  <constraint name="seen_L0_1_1" index="63" slack="0"/>
  <constraint name="hidden_L0_1_2" index="64" slack="0"/>
  <constraint name="tall_L0_1_2" index="65" slack="0"/>
  <constraint name="seen_L0_1_2" index="66" slack="1"/>
  <constraint name="hidden_L0_1_3" index="67" slack="1"/>
  <constraint name="tall_L0_1_3" index="68" slack="0"/>
  <constraint name="seen_L0_1_3" index="69" slack="0"/>
  <constraint name="hidden_L0_1_4" index="70" slack="1"/>
  <constraint name="tall_L0_1_4" index="71" slack="0"/>
  <constraint name="seen_L0_1_4" index="72" slack="0"/>
  <constraint name="hidden_L0_2_1" index="73" slack="1"/>
  <constraint name="tall_L0_2_1" index="74" slack="0"/>
  <constraint name="seen_L0_2_1" index="75" slack="1"/>
  <constraint name="hidden_L0_2_2" index="76" slack="1"/>
  <constraint name="tall_L0_2_2" index="77" slack="0"/>
  <constraint name="seen_L0_2_2" index="78" slack="1"/>
  <constraint name="hidden_L0_2_3" index="79" slack="2"/>
  <constraint name="tall_L0_2_3" index="80" slack="0"/>
  <constraint name="seen_L0_2_3" index="81" slack="0"/>
  <constraint name="hidden_L0_2_4" index="82" slack="0"/>
  <constraint name="tall_L0_2_4" index="83" slack="0"/>
  <constraint name="seen_L0_2_4" index="84" slack="0"/>
  <constraint name="hidden_L0_3_1" index="85" slack="1"/>
  <constraint name="tall_L0_3_1" index="86" slack="0"/>
  <constraint name="seen_L0_3_1" index="87" slack="2"/>
  <constraint name="hidden_L0_3_2" index="88" slack="1"/>
  <constraint name="tall_L0_3_2" index="89" slack="-1"/>
  <constraint name="seen_L0_3_2" index="90" slack="1"/>
  <constraint name="hidden_L0_3_3" index="91" slack="2"/>
  <constraint name="tall_L0_3_3" index="92" slack="0"/>
  <constraint name="seen_L0_3_3" index="93" slack="1"/>
  <constraint name="hidden_L0_3_4" index="94" slack="3"/>
  <constraint name="tall_L0_3_4" index="95" slack="0"/>
  <constraint name="seen_L0_3_4" index="96" slack="0"/>
  <constraint name="hidden_T3_0_1" index="97" slack="0"/>
  <constraint name="tall_T3_0_1" index="98" slack="0"/>
  <constraint name="seen_T3_0_1" index="99" slack="0"/>
  <constraint name="hidden_T3_0_2" index="100" slack="0"/>
  <constraint name="tall_T3_0_2" index="101" slack="0"/>
  <constraint name="seen_T3_0_2" index="102" slack="0"/>
  <constraint name="hidden_T3_0_3" index="103" slack="0"/>
  <constraint name="tall_T3_0_3" index="104" slack="0"/>
  <constraint name="seen_T3_0_3" index="105" slack="0"/>
  <constraint name="hidden_T3_0_4" index="106" slack="0"/>
  <constraint name="tall_T3_0_4" index="107" slack="0"/>
  <constraint name="seen_T3_0_4" index="108" slack="0"/>
  <constraint name="hidden_T3_1_1" index="109" slack="0"/>
  <constraint name="tall_T3_1_1" index="110" slack="0"/>
  <constraint name="seen_T3_1_1" index="111" slack="1"/>
  <constraint name="hidden_T3_1_2" index="112" slack="1"/>
  <constraint name="tall_T3_1_2" index="113" slack="0"/>
  <constraint name="seen_T3_1_2" index="114" slack="0"/>
  <constraint name="hidden_T3_1_3" index="115" slack="0"/>
  <constraint name="tall_T3_1_3" index="116" slack="0"/>
  <constraint name="seen_T3_1_3" index="117" slack="0"/>
  <constraint name="hidden_T3_1_4" index="118" slack="1"/>
  <constraint name="tall_T3_1_4" index="119" slack="0"/>
  <constraint name="seen_T3_1_4" index="120" slack="0"/>
  <constraint name="hidden_T3_2_1" index="121" slack="0"/>
  <constraint name="tall_T3_2_1" index="122" slack="-1"/>
  <constraint name="seen_T3_2_1" index="123" slack="1"/>
  <constraint name="hidden_T3_2_2" index="124" slack="1"/>
  <constraint name="tall_T3_2_2" index="125" slack="0"/>
  <constraint name="seen_T3_2_2" index="126" slack="1"/>
  <constraint name="hidden_T3_2_3" index="127" slack="2"/>
  <constraint name="tall_T3_2_3" index="128" slack="0"/>
  <constraint name="seen_T3_2_3" index="129" slack="0"/>
  <constraint name="hidden_T3_2_4" index="130" slack="2"/>
  <constraint name="tall_T3_2_4" index="131" slack="0"/>
  <constraint name="seen_T3_2_4" index="132" slack="0"/>
  <constraint name="hidden_T3_3_1" index="133" slack="1"/>
  <constraint name="tall_T3_3_1" index="134" slack="0"/>
  <constraint name="seen_T3_3_1" index="135" slack="2"/>
  <constraint name="hidden_T3_3_2" index="136" slack="2"/>
  <constraint name="tall_T3_3_2" index="137" slack="0"/>
  <constraint name="seen_T3_3_2" index="138" slack="1"/>
  <constraint name="hidden_T3_3_3" index="139" slack="3"/>
  <constraint name="tall_T3_3_3" index="140" slack="0"/>
  <constraint name="seen_T3_3_3" index="141" slack="0"/>
  <constraint name="hidden_T3_3_4" index="142" slack="0"/>
  <constraint name="tall_T3_3_4" index="143" slack="0"/>
  <constraint name="seen_T3_3_4" index="144" slack="0"/>
  <constraint name="count_L0" index="145" slack="0"/>
  <constraint name="count_T3" index="146" slack="0"/>
 </linearConstraints>
 <variables>
  <variable name="x_0_0_1" index="0" value="0"/>
  <variable name="x_0_0_2" index="1" value="0"/>
  <variable name="x_0_0_3" index="2" value="1"/>
  <variable name="x_0_0_4" index="3" value="0"/>
  <variable name="x_0_1_1" index="4" value="1"/>
  <variable name="x_0_1_2" index="5" value="-0"/>
  <variable name="x_0_1_3" index="6" value="0"/>
  <variable name="x_0_1_4" index="7" value="0"/>
  <variable name="x_0_2_1" index="8" value="-0"/>
  <variable name="x_0_2_2" index="9" value="-0"/>
  <variable name="x_0_2_3" index="10" value="0"/>
  <variable name="x_0_2_4" index="11" value="1"/>
  <variable name="x_0_3_1" index="12" value="-0"/>
  <variable name="x_0_3_2" index="13" value="1"/>
  <variable name="x_0_3_3" index="14" value="-0"/>
  <variable name="x_0_3_4" index="15" value="-0"/>
  <variable name="x_1_0_1" index="16" value="-0"/>
  <variable name="x_1_0_2" index="17" value="-0"/>
  <variable name="x_1_0_3" index="18" value="-0"/>
  <variable name="x_1_0_4" index="19" value="1"/>
  <variable name="x_1_1_1" index="20" value="-0"/>
  <variable name="x_1_1_2" index="21" value="1"/>
  <variable name="x_1_1_3" index="22" value="0"/>
  <variable name="x_1_1_4" index="23" value="0"/>
  <variable name="x_1_2_1" index="24" value="1"/>
  <variable name="x_1_2_2" index="25" value="-0"/>
  <variable name="x_1_2_3" index="26" value="-0"/>
  <variable name="x_1_2_4" index="27" value="-0"/>
  <variable name="x_1_3_1" index="28" value="-0"/>
  <variable name="x_1_3_2" index="29" value="-0"/>
  <variable name="x_1_3_3" index="30" value="1"/>
  <variable name="x_1_3_4" index="31" value="-0"/>
  <variable name="x_2_0_1" index="32" value="-0"/>
  <variable name="x_2_0_2" index="33" value="1"/>
  <variable name="x_2_0_3" index="34" value="-0"/>
  <variable name="x_2_0_4" index="35" value="0"/>
  <variable name="x_2_1_1" index="36" value="0"/>
  <variable name="x_2_1_2" index="37" value="0"/>
  <variable name="x_2_1_3" index="38" value="0"/>
  <variable name="x_2_1_4" index="39" value="1"/>
  <variable name="x_2_2_1" index="40" value="-0"/>
  <variable name="x_2_2_2" index="41" value="-0"/>
  <variable name="x_2_2_3" index="42" value="1"/>
  <variable name="x_2_2_4" index="43" value="0"/>
  <variable name="x_2_3_1" index="44" value="1"/>
  <variable name="x_2_3_2" index="45" value="-0"/>
  <variable name="x_2_3_3" index="46" value="-0"/>
  <variable name="x_2_3_4" index="47" value="0"/>
  <variable name="x_3_0_1" index="48" value="1"/>
  <variable name="x_3_0_2" index="49" value="-0"/>
  <variable name="x_3_0_3" index="50" value="-0"/>
  <variable name="x_3_0_4" index="51" value="-0"/>
  <variable name="x_3_1_1" index="52" value="-0"/>
  <variable name="x_3_1_2" index="53" value="-0"/>
  <variable name="x_3_1_3" index="54" value="1"/>
  <variable name="x_3_1_4" index="55" value="0"/>
  <variable name="x_3_2_1" index="56" value="-0"/>
  <variable name="x_3_2_2" index="57" value="1"/>
  <variable name="x_3_2_3" index="58" value="-0"/>
  <variable name="x_3_2_4" index="59" value="-0"/>
  <variable name="x_3_3_1" index="60" value="-0"/>
  <variable name="x_3_3_2" index="61" value="-0"/>
  <variable name="x_3_3_3" index="62" value="-0"/>
  <variable name="x_3_3_4" index="63" value="1"/>
  <variable name="z_L0_0_1" index="64" value="0"/>
  <variable name="z_L0_0_2" index="65" value="0"/>
  <variable name="z_L0_0_3" index="66" value="1"/>
  <variable name="z_L0_0_4" index="67" value="0"/>
  <variable name="z_L0_1_1" index="68" value="0"/>
  <variable name="z_L0_1_2" index="69" value="0"/>
  <variable name="z_L0_1_3" index="70" value="0"/>
  <variable name="z_L0_1_4" index="71" value="0"/>
  <variable name="z_L0_2_1" index="72" value="0"/>
  <variable name="z_L0_2_2" index="73" value="0"/>
  <variable name="z_L0_2_3" index="74" value="0"/>
  <variable name="z_L0_2_4" index="75" value="1"/>
  <variable name="z_L0_3_1" index="76" value="0"/>
  <variable name="z_L0_3_2" index="77" value="0"/>
  <variable name="z_L0_3_3" index="78" value="0"/>
  <variable name="z_L0_3_4" index="79" value="-0"/>
  <variable name="z_T3_0_1" index="80" value="-0"/>
  <variable name="z_T3_0_2" index="81" value="1"/>
  <variable name="z_T3_0_3" index="82" value="-0"/>
  <variable name="z_T3_0_4" index="83" value="-0"/>
  <variable name="z_T3_1_1" index="84" value="-0"/>
  <variable name="z_T3_1_2" index="85" value="-0"/>
  <variable name="z_T3_1_3" index="86" value="1"/>
  <variable name="z_T3_1_4" index="87" value="-0"/>
  <variable name="z_T3_2_1" index="88" value="-0"/>
  <variable name="z_T3_2_2" index="89" value="-0"/>
  <variable name="z_T3_2_3" index="90" value="-0"/>
  <variable name="z_T3_2_4" index="91" value="0"/>
  <variable name="z_T3_3_1" index="92" value="-0"/>
  <variable name="z_T3_3_2" index="93" value="-0"/>
  <variable name="z_T3_3_3" index="94" value="-0"/>
  <variable name="z_T3_3_4" index="95" value="1"/>
 </variables>
</CPLEXSolution>
