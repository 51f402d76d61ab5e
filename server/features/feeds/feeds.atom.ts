/** Writes Atom, RFC 4287. Texts of players are escaped, so they cannot leave their element. */

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that XML does not allow, and those that change the direction of the text that follows. */
const unwanted = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]|[\u202a-\u202e\u2066-\u2069]/gu

const escaped = (text: string): string =>
  text.replace(unwanted, '').replace(/[&<>"]/g, (character) => characters[character] ?? '')

type Attributes = Readonly<Record<string, string>>

const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${escaped(text)}</${name}>`

export const emptyElement = (name: string, attributes: Attributes): string =>
  `<${opening(name, attributes)}/>`

/** `children`: elements. */
export const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>\n${children.join('\n')}\n</${name}>`

export const documentOf = (root: string): Uint8Array =>
  Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n${root}\n`)
