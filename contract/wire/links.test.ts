import { expect, test } from 'vitest'
import { noHosts, noLinks, noReferralCodes } from './links.ts'
import { line, text } from './text.ts'

const title = line(120, 'title_required')

test.each([
  'evil.com',
  'evil。com',
  'evil．com',
  'evil｡com',
  'evil․com',
  'ｅｖｉｌ.ｃｏｍ',
  'discord．gg/abc',
  'evil.zip',
  '1.2.3.4/login',
  'Join 203.0.113.7',
  'evil.рф',
  'evil.xn--p1ai',
  '商店。中国',
  'STAR-ABCD-1234',
  'star‑abcd‑1234',
])('%s is a link or a referral code', (value) => {
  const { error } = title.check(noLinks()).safeParse(value)
  expect(error?.issues.map(({ message }) => message)).toEqual(['link_not_allowed'])
})

test.each([
  'Patch 4.3.1',
  '20.30 Uhr',
  '1.250.000 aUEC',
  'Миссия.Старт',
  '集合。出発',
  'Star ship crew',
  'a.zipper',
])('%s is neither', (value) => {
  expect(title.check(noLinks()).parse(value)).toBe(value)
})

test.each(
  'online top club store pro page to fun lol ai sh win click gift museum accountants'
    .split(' ')
    .flatMap((ending) => [`evil.${ending}`, `Join EVIL.${ending.toUpperCase()}/abc`, `a.evil.${ending}`]),
)('%s is no title', (value) => {
  expect(title.check(noHosts()).safeParse(value).success).toBe(false)
})

test.each([
  'Patch 4.3.1',
  '4.3.PTU, Pyro',
  '3.Versuch am 15.Nov um 20.30',
  'Mr.Smith vs.Dr.Who',
  'ca.drei Stunden, max.zwei Schiffe',
  'z.B. M.O.L.E. oder C.O.',
  'Stanton.Pyro.Nyx',
  '1.250.000 aUEC',
  'Миссия.Старт',
  'Start. Then refinery... now',
])('%s is a title', (value) => {
  expect(title.check(noHosts()).parse(value)).toBe(value)
})

test.each(['Nova.Prime', 'J.Doe', 'a.zipper'])('%s is a name, but no title', (value) => {
  expect(title.check(noLinks()).parse(value)).toBe(value)
  expect(title.check(noHosts()).safeParse(value).success).toBe(false)
})

test('a longer text may have links, but no referral code', () => {
  const description = text(200).check(noReferralCodes())
  expect(description.safeParse('See https://example.com and STAR-BASE').success).toBe(true)
  const { error } = description.safeParse('Use my referral STAR-ABCD-EFGH!')
  expect(error?.issues.map(({ message }) => message)).toEqual(['referral_not_allowed'])
})
