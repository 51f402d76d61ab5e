import { expect, test } from 'vitest'
import { htmlOf } from './mail-html.ts'

const link = 'https://crewbeacon.example/crew/7'

test('the main link is a button, other addresses are links, and lines stay lines', () => {
  const text = `Hello Ada,\n\n- One\n- Two\n\nRead more: ${link}\n\nUnsubscribe:\nhttps://crewbeacon.example/unsubscribe`
  const html = htmlOf(text, 'en', { label: 'To the crew', link })
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('- One<br>\n- Two')
  expect(html).toMatch(/<p [^>]+><a href="https:\/\/crewbeacon.example\/crew\/7" [^>]+>To the crew<\/a><\/p>/)
  expect(html).not.toContain('Read more')
  expect(html).toMatch(/Unsubscribe:<br>\n<a href="https:\/\/crewbeacon.example\/unsubscribe"/)
})

test('what players write is text, whatever it looks like', () => {
  const html = htmlOf('- <b onclick="x()">A & B</b> has written to you.', 'de')
  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;A &amp; B&lt;/b&gt;')
})
