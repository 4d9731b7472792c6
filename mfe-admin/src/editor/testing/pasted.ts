/** Clipboard content of Word 365, shortened. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1><a name="_Toc1"></a><span lang=EN-US style='font-family:"Calibri Light"'>Fees<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US>Pay by</span></b><span lang=EN-US> the last day at <st1:place w:st="on">Delhi</st1:place>, see <a href="https://seu.example/fees">the table</a> and <a href="#_Toc1">above</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Mark sheets<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>of class X<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Two photographs<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Sign in<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>Item<o:p></o:p></p></td><td width=301><p class=MsoNormal>Rupees<o:p></o:p></p></td></tr><tr><td colspan=2><p class=MsoNormal>Card</p><p class=MsoNormal>100</p></td></tr></table>
<p class=MsoNormal><img width=1 src="file:///C:/Users/a/image001.png" alt="x"><span style='color:red;text-decoration:underline'>End</span></p>
<!--EndFragment--></body></html>`;

/** Clipboard content of Google Docs. */
export const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Hostel</span></h1><p dir="ltr"><span style="font-weight:700;">Rooms</span><span style="font-weight:400;"> for </span><span style="font-weight:400;font-style:italic;">two</span><span>, </span><a href="https://www.google.com/url?q=https://seu.example/hostel&amp;sa=D"><span style="color:#1155cc;text-decoration:underline;">apply</span></a></p><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bed</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Sheet</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>Desk</span></p></li></ul><br /><h6><span>Small print</span></h6></b>`;
