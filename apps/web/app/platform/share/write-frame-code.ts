const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
}
const escape = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => escaped[sign] ?? sign)

/** HTML that shows a page in a frame of another site, as wide as there is room. */
export const writeFrameCode = (address: string, title: string): string =>
  `<iframe src="${escape(address)}" title="${escape(title)}" style="width:100%;aspect-ratio:16/9;border:0" loading="lazy" allow="fullscreen"></iframe>`
