/** Finds the links in texts of players. */

export interface TextPart {
  /** The index at which the part begins. */
  readonly at: number
  readonly text: string
  readonly href?: string
}

const address = /https:\/\/[^\s<>"'`]+/gi
const trailing = /[.,;:!?…\])}*_~]+$/

/** Not for an address that hides its target, such as `https://discord.gg@evil.example`. */
const hrefOf = (text: string): string | undefined => {
  try {
    const url = new URL(text)
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

const withoutPunctuation = (text: string): string => {
  const end = trailing.exec(text)?.[0] ?? ''
  const keepsBracket = end.startsWith(')') && text.includes('(')
  return text.slice(0, text.length - end.length + (keepsBracket ? 1 : 0))
}

export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutPunctuation(found)
    const href = hrefOf(link)
    if (!href) continue
    if (index > done) parts.push({ at: done, text: text.slice(done, index) })
    parts.push({ at: index, text: link, href })
    done = index + link.length
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done) })
  return parts
}
