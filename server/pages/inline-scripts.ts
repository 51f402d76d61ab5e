/** The scripts inside a page: its policy allows them by their hashes, so that any number of visitors can share it. */
import { createHash, randomBytes } from 'node:crypto'

/** The `nonce` of a page's own scripts until it is sent. Random, so that no text of a player can contain it. */
export const scriptMark = randomBytes(16).toString('hex')

const marked = new RegExp(`(<script) nonce="${scriptMark}"([^>]*>)(.*?)(?=</script)`, 'gis')

/** As a browser reads it. */
const normalize = (script: string): string => script.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(normalize(script)).digest('base64')}'`

/** Removes the marks, and says what the policy has to allow. */
export const allowMarkedScripts = (html: string) => {
  const hashes = new Set<string>()
  const content = html.replace(marked, (_, start: string, end: string, script: string) => {
    hashes.add(hashOf(script))
    return `${start}${end}${script}`
  })
  return { content, hashes: [...hashes] }
}
