// SPDX-License-Identifier: Apache-2.0
// The house's look for pages of the lab: paper by day, lantern light by night, ink on white in print.
#pragma once

#include <string_view>

namespace fg::lab {

inline constexpr std::string_view page_style = R"(
:root{--paper:#f4ead5;--paper2:#eadcbd;--ink:#241c15;--soft:#5e5142;--madder:#a5372b;--woad:#2a5878;--weld:#c98a1b;--verdigris:#2f7464;--plum:#6a3560;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#1d1b2e;--paper2:#28253d;--ink:#f2e8d2;--soft:#b8ab92;--madder:#e2705f;--woad:#7db3d8;--weld:#f0bb52;--verdigris:#6cc0ab;--plum:#c48abb}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 "Crimson Pro",Georgia,"Times New Roman",serif;font-variant-numeric:tabular-nums}
main,header,footer{max-width:1080px;margin:0 auto;padding:0 16px}
h1,h2,h3{font-family:"Grenze Gotisch","IM Fell English","Crimson Pro",Georgia,serif;line-height:1.15;font-weight:600}
h1{font-size:2.5rem;margin:.5rem 0 0}h2{font-size:1.8rem;margin:2.4rem 0 .6rem}h3{font-size:1.3rem;margin:1.4rem 0 .4rem}
.bunting{display:block;width:100%;height:26px}
.lead{color:var(--soft);margin:.2rem 0 1rem;font-size:1.1rem}
nav a{display:inline-block;padding:6px 14px;margin:0 8px 8px 0;border:2px solid var(--ink);background:var(--paper2);color:var(--ink);text-decoration:none}
a{color:var(--woad)}
a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--woad);outline-offset:2px}
.sheet,figure,details{border:4px double var(--soft);background:var(--paper);padding:12px;margin:0 0 16px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:4px 16px;margin:0 0 16px}
.facts div{border-bottom:1px solid var(--paper2)}.facts dt{color:var(--soft);font-size:.95rem}.facts dd{margin:0;font-size:1.2rem;overflow-wrap:anywhere}
.facts small{color:var(--soft);font-size:.95rem}
.charts{columns:310px;column-gap:16px}
figure{break-inside:avoid}figcaption{font-weight:600;margin-bottom:6px}
svg{display:block;width:100%;height:auto}svg text{font:15px "Crimson Pro",Georgia,serif;fill:var(--ink)}
.bar{fill:var(--woad);opacity:.75}.gain{fill:var(--verdigris);opacity:.8}.loss{fill:var(--madder);opacity:.8}
.outline{fill:none;stroke:var(--ink);stroke-width:1.2}.whisker{stroke:var(--ink);stroke-width:1.2}
.mark{stroke:var(--madder);stroke-width:2.5;stroke-dasharray:4 3}.axis{stroke:var(--soft);stroke-width:1.2}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:1rem}
th,td{padding:4px 8px;text-align:right;border-bottom:1px solid var(--paper2);white-space:nowrap;vertical-align:bottom}
th{color:var(--soft);font-weight:600;white-space:normal}th:first-child,td:first-child{text-align:left;white-space:normal;min-width:8.5em}
details{margin-top:16px}summary{cursor:pointer;font-weight:600}.note{color:var(--soft);margin:.2rem 0 .6rem}
li{margin:.3rem 0}
/* What is folded up on a screen is there in print. */
@media print{details::details-content{content-visibility:visible}:root{--paper:#fff;--paper2:#ddd;--ink:#000;--soft:#444;--madder:#a5372b;--woad:#2a5878;--weld:#c98a1b;--verdigris:#2f7464;--plum:#6a3560}
nav,.bunting{display:none}body{font-size:11pt}figure,.sheet{break-inside:avoid}h2,h3{break-after:avoid}.scroll{overflow:visible}table{font-size:9pt}thead{display:table-header-group}.charts{columns:2}section{break-before:page}}
)";

}  // namespace fg::lab
