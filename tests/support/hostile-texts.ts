/** Texts that run or spill wherever they are shown without care. */

/** What each of the texts does if it is run: it opens a dialog and leaves a global behind. */
export const RUN = 'ran=alert(1)';

/** No longer than a name may be. */
export const HOSTILE_LINES: string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload=${RUN}><animate onbegin=${RUN} attributeName=x>`,
  'W'.repeat(100),
  `</title><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</textarea></select><iframe srcdoc="<script>parent.${RUN}</script>">`,
  `"><a href="javascript:${RUN}" autofocus onfocus="${RUN}">"</a>`,
  `' onmouseover='${RUN}' style='position:fixed;inset:0;width:200vw`,
  `javascript:${RUN}`,
  `data:text/html,<script>opener.${RUN}</script>`,
  `<style>*{display:none}</style><base href=//exemplo.com/><form action=javascript:${RUN}>`,
  `{{constructor.constructor('${RUN}')()}} \${${RUN}} <%= ${RUN} %> #{${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt; &#60;img src=x onerror=${RUN}&#62; %3Cscript%3E`,
  `-->]]><![CDATA[<script>${RUN}</script>]]><!--`,
  '__proto__',
  'direita\u202Eadreuqse\u2066 \u200Fמימין\u200E لليسار \u202D',
  `nada\u200Bnada\u2060nada\uFEFFnada${'\u200D\u00AD'.repeat(20)}`,
  `Z${'\u0310\u0320\u0334'.repeat(20)}algo`,
  `${'👩‍👩‍👧‍👦'.repeat(6)}${'﷽'.repeat(8)}`,
  `duas\r\nlinhas\t\u2028e\u2029mais`,
  '﹏'.repeat(100),
  "'; DROP TABLE users; -- ' OR 1=1",
  `'"\`\\ & < > " \u0001 \\u003cscript\\u003e`,
];

/** Shorter than the school's name may be. */
export const HOSTILE_SCHOOL = `</title><script>${RUN}</script>`;

const W = 'W'.repeat(140);

/** Comments cannot hold the bracket that ends them. */
const commented = HOSTILE_LINES.map(line => line.replaceAll('}', ')'));
/** A tag's value stands between quotes. */
const tag = (line: string): string => line.replaceAll('"', "'").replaceAll('\\', '/').replaceAll(/\s+/g, ' ');

/** A game whose names and comments are hostile. */
const gameSaid = (white: string, comments: string[]): string =>
  `[Event "${tag(white)}"]\n[White "${tag(white)}"]\n[Black "${tag(W)}"]\n[Result "*"]\n\n` +
  `{${comments.join(' ')}} 1. e4 {${comments[0]}} e5 {${W}} 2. Nf3 {${comments.join(' ')}} *`;

/** Two games, so that one chooses among their titles. */
export const HOSTILE_PGN = [
  gameSaid(commented[0] ?? '', commented),
  gameSaid(commented[1] ?? '', commented.slice(1)) + '\n',
].join('\n\n');

export const HOSTILE_MARKDOWN = [
  ...HOSTILE_LINES,
  `[link](javascript:${RUN}) [link](JaVaScRiPt:${RUN}) [link](java\tscript:${RUN}) ` +
    `[link](&#106;avascript:${RUN}) [link](\u0001javascript:${RUN})`,
  `[link](data:text/html;base64,PHNjcmlwdD5yYW49YWxlcnQoMSk8L3NjcmlwdD4=) [link](vbscript:${RUN}) ` +
    `<javascript:${RUN}> [link](//exemplo.com "${RUN}")`,
  `[link][de longe]\n\n[de longe]: javascript:${RUN}`,
  `![figura](x"onerror="${RUN}) ![figura](javascript:${RUN}) ![figura](data:image/svg+xml,<svg/onload=${RUN}>)`,
  `[link](https://exemplo.com/"onmouseover="${RUN})`,
  `https://exemplo.com/${W}`,
  `# ${W}\n\n- ${W}\n\n> ${W}\n\n1. ${W}\n\n**${W}** \`${W}\``,
  `| ${W} | ${HOSTILE_LINES[1]} |\n|---|---|\n| ${W} | ${HOSTILE_LINES[0]} |`,
  `\`\`\`html\n${HOSTILE_LINES.join('\n')}\n${W}\n\`\`\``,
  `\`\`\`pgn\n${HOSTILE_PGN}\`\`\``,
  `Nota[^1]\n\n[^1]: <script>${RUN}</script>`,
  `<details open ontoggle="${RUN}"><summary>${W}</summary></details>\n\n` +
    `<div onclick="${RUN}" style="width:200vw">${W}</div>`,
].join('\n\n');

/** Addresses as the forms take them. */
export const HOSTILE_ADDRESSES = [
  `https://exemplo.com/"onerror="${RUN}`,
  `https://exemplo.com/'><script>${RUN}</script>`,
  `https://exemplo.com/${W}`,
  `HTTPS://exemplo.com/#javascript:${RUN}`,
];
