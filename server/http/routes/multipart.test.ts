import { describe, expect, test } from 'vitest'
import { findPart } from './multipart.ts'

const type = 'multipart/form-data; boundary=x'
const part = (name: string, content: string, extra = '; filename="a.png"\r\nContent-Type: image/png') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${content}\r\n`
const end = '--x--\r\n'
const find = (body: string, contentType = type) =>
  findPart(contentType, Buffer.from(body, 'latin1'), 'picture')?.toString('latin1')

describe('the file is found', () => {
  test.each<[string, string, string]>([
    ['alone', part('picture', 'abc') + end, 'abc'],
    ['among other fields', part('note', 'x', '') + part('picture', 'abc') + part('z', '1') + end, 'abc'],
    ['the first of two', part('picture', 'abc') + part('picture', 'def') + end, 'abc'],
    ['empty', part('picture', '') + end, ''],
    [
      'with line breaks and dashes',
      part('picture', '\r\n\r\n--\r\n-x--x\r\n') + end,
      '\r\n\r\n--\r\n-x--x\r\n',
    ],
    ['with a name after it', part('picture', 'abc', '; filename="name=b"') + end, 'abc'],
    [
      'with headers in other letters',
      `--x\r\nCONTENT-DISPOSITION:form-data; name="picture"\r\n\r\nabc\r\n${end}`,
      'abc',
    ],
  ])('%s', (_what, body, content) => {
    expect(find(body)).toBe(content)
  })

  test('with a quoted boundary and characters that mean something in expressions', () => {
    const body = `--a.+b (c)\r\nContent-Disposition: form-data; name="picture"\r\n\r\nabc\r\n--a.+b (c)--`
    expect(find(body, 'multipart/form-data; charset=utf-8; boundary="a.+b (c)"')).toBe('abc')
  })
})

test.each([
  ['nothing', end],
  ['another field', part('avatar', 'abc') + end],
  ['a file with that name', part('avatar', 'abc', '; filename="picture"') + end],
])('a form with %s has no such file', (_what, body) => {
  expect(find(body)).toBeUndefined()
})

test.each([
  ['no boundary', part('picture', 'abc') + end, 'multipart/form-data'],
  ['an empty boundary', part('picture', 'abc') + end, 'multipart/form-data; boundary='],
  ['another boundary', part('picture', 'abc') + end, 'multipart/form-data; boundary=y'],
  ['nothing in it', '', type],
  ['no end', part('picture', 'abc'), type],
  ['a part without headers', '--x\r\nabc\r\n--x--', type],
  ['a part that ends in its headers', '--x\r\nContent-Disposition: form-data\r\n\r\n--x--', type],
  ['headers of 5 KB', part('picture', 'abc', `; filename="${'a'.repeat(5_000)}"`) + end, type],
  ['21 fields', part('a', '1').repeat(20) + part('picture', 'abc') + end, type],
])('a body with %s is refused', (_what, body, contentType) => {
  expect(() => find(body, contentType)).toThrow('invalid_request')
})

test.each([
  ['small parts', part('a', '').repeat(70_000)],
  ['boundaries', '--x\r\n'.repeat(1_000_000)],
  ['headers', `--x\r\n${'a: b\r\n'.repeat(800_000)}`],
  ['what looks like a boundary', part('picture', '\r\n--'.repeat(1_200_000))],
])('5 MB of %s are read at once', (_what, body) => {
  const start = performance.now()
  try {
    find(body)
  } catch {
    // Whether it is refused does not matter here.
  }
  expect(performance.now() - start).toBeLessThan(1_000)
})
