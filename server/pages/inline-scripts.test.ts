import { expect, test } from 'vitest'
import { allowMarkedScripts, scriptMark } from './inline-scripts.ts'

const own = `<script nonce="${scriptMark}" data-x="1">`

test('the scripts with the mark of the page lose it and are allowed, once each, and no others', () => {
  const page = (start: string) =>
    `<p>a</p>${start}go()</script><script>other()</script>${start}go()</script><script nonce="0">x</script>`
  const { content, hashes } = allowMarkedScripts(page(own))
  expect(content).toBe(page('<script data-x="1">'))
  expect(hashes).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"])
})

// Hashed by a browser's rules: line breaks are single characters, and a NUL is replaced.
test.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\0', 'a\ufffd'],
  ['ä\u2028🚀', 'ä\u2028🚀'],
])('the hash of %j is that of %j', (sent, read) => {
  const hashesOf = (script: string) => allowMarkedScripts(`${own}${script}</script>`).hashes
  expect(hashesOf(sent)).toEqual(hashesOf(read))
})
