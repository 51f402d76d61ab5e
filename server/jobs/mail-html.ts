/** The HTML part of a mail, from its text: the same words, with a button in place of its main link. */

export interface MailButton {
  readonly label: string
  /** As it stands in the text. */
  readonly link: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const address = /https?:\/\/\S+/g

/** With its addresses as links. */
const inline = (line: string): string => {
  let html = ''
  let from = 0
  for (const match of line.matchAll(address)) {
    const link = escaped(match[0])
    html += `${escaped(line.slice(from, match.index))}<a href="${link}" style="color:#8a5a00">${link}</a>`
    from = match.index + match[0].length
  }
  return html + escaped(line.slice(from))
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#f5b13d;color:#1a1206;font-weight:600;text-decoration:none'

const paragraph = (text: string, button: MailButton | undefined): string => {
  // The line that leads there, and what introduces it: the button says that.
  const lines = text.split('\n').flatMap((line) => {
    if (!button || !line.endsWith(button.link)) return [inline(line)]
    return [`<a href="${escaped(button.link)}" style="${buttonStyle}">${escaped(button.label)}</a>`]
  })
  return `<p style="margin:0 0 16px">${lines.join('<br>\n')}</p>`
}

/** Plain and small: mail programs differ in everything else. */
export const htmlOf = (text: string, locale: string, button?: MailButton): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
${text
  .split('\n\n')
  .map((each) => paragraph(each, button))
  .join('\n')}
</body>
</html>
`
