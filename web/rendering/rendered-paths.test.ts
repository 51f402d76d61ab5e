import { expect, test } from 'vitest'
import { renderedAddress } from './rendered-paths.ts'

test.each([
  ['/', '/'],
  ['/search?fbclid=abc&search=halo&x=1', '/search?search=halo'],
  ['/search?languages=de&languages=en&timezone=', '/search?languages=de%2Cen'],
  ['/search?lang=de&activity=mining', '/search?lang=de&activity=mining'],
  ['/crew/7?apply=crew&utm_source=x', '/crew/7?apply=crew'],
  ['/profile/7?tab=fleet', '/profile/7?tab=fleet'],
  ['/legal/terms/?translation=en', '/legal/terms/?translation=en'],
  ['/players?search=marl&seat=medical&x=1', '/players?search=marl&seat=medical'],
  ['/Search', '/Search'],
  ['/login?redirect=/crew/7&x=1', '/login?redirect=%2Fcrew%2F7'],
  ['/%72eset-password?token=abc', '/%72eset-password?token=abc'],
  ['/nowhere?x=1', '/nowhere'],
])('the server renders %s as %s', (url, address) => {
  expect(renderedAddress(url)).toBe(address)
  expect(renderedAddress(address)).toBe(address)
})

test.each([
  '/messages',
  '/MESSAGES',
  '/%6dessages',
  '/Profile',
  '/reset-password',
  '/my-crews',
  '/search/../messages',
  '/search/%2e%2e/messages',
  '/messages//',
  '/messages%2f',
  '/crew/7/edit',
  '/crew/7%2Fedit',
  '/%',
  '/crew/%F0%9F',
  '//evil.example/search',
  '/\\evil.example/search',
  'http://evil.example/search',
  '',
])('the browser alone renders %s', (url) => {
  expect(renderedAddress(url)).toBeUndefined()
})
