import { expect, test } from 'vitest'
import { pushHostOf } from './push-hosts.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'updates.push.services.mozilla.com'],
  ['https://wns2-db5p.notify.windows.com/w/?token=abc', 'wns2-db5p.notify.windows.com'],
  ['https://web.push.apple.com/abc', 'web.push.apple.com'],
  ['https://api.push.apple.com/abc', 'api.push.apple.com'],
  ['https://push.example/abc', 'push.example'],
  ['http://127.0.0.1:4000/abc', '127.0.0.1:4000'],
  ['http://[::1]:4000/abc', '[::1]:4000'],
])('%s is called', (address, host) => {
  expect(pushHostOf(address, ['push.example', '127.0.0.1:4000', '[::1]:4000'])).toBe(host)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://notify.windows.com/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:5432/abc',
  'http://localhost:4000/abc',
  'https://[::ffff:7f00:1]/abc',
  'http://push.example/abc',
  'https://push.example:8443/abc',
  'https://push.example.evil.example/abc',
  'ftp://127.0.0.1:4000/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
  '',
])('%s is not called', (address) => {
  expect(pushHostOf(address, ['push.example', 'push.example:8443', '127.0.0.1:4000'])).toBeUndefined()
})
