import { expect, test } from 'vitest'
import { displayName, username } from './names.ts'
import { email } from './users.ts'

test.each([
  'CrewBeacon',
  'Crew Beacon',
  'ＣｒｅｗＢｅａｃｏｎ',
  'CrеwΒeacοn',
  'Сrеw-Bеасоn Support',
  'Admin',
  'А.d.m.і.n',
  'Ádmin',
  'ADMİN',
  'Moderator',
  '★ Staff ★',
  'System',
  'Admin Dispatch',
  'AdminDispatch',
  'Mod Team',
  'ModTeam',
  'Support-Team',
  'Team Nova',
  'Moderatorin',
  'Moderationsteam',
  'System message',
  'Systemnachricht',
  'Оffizieller Kontakt',
  '@dm1n',
  'Adm!n 7',
  'm.o.d Warden',
  '🅼🅾🅳 Warden',
  '🇦🇩🇲🇮🇳',
  'ΜΟDERΑΤΟR',
  'ᴀᴅᴍɪɴ',
])('nobody shows up as %s', (name) => {
  expect(displayName.safeParse(name).error?.issues[0]?.message).toBe('name_reserved')
})

test.each([
  'Administratrix',
  'Модест',
  'Beaconeer',
  'Me',
  'Steam',
  '12',
  '★',
  'Teamster',
  'Modest Mouse',
  'Model T',
  'Help Is Coming',
  'Supporting Cast',
])('somebody may show up as %s', (name) => {
  expect(displayName.parse(name)).toBe(name)
})

test.each(['crew-beacon', 'Crew_Beacon-1', 'mod-', 'ROOT', 'Null', 'Mod_Team', 'ADMIN-7'])(
  'nobody registers as %s',
  (name) => {
    expect(username.safeParse(name).error?.issues[0]?.message).toBe('name_reserved')
  },
)

test.each(['Аdmin', 'ad min', 'moderator', 'CrewBeacon', 'ké', 'a'.repeat(25), 'a\u200bbc', 'name@mail'])(
  'nobody is called %s',
  (name) => {
    expect(username.safeParse(name).success).toBe(false)
  },
)

test.each([
  'x,victim@example.com',
  'a<victim@example.com>',
  'grp:victim@example.com;',
  '"a b"@example.com',
  'a(comment)@example.com',
  'a@[127.0.0.1]',
  'a\\b@example.com',
  'İ@example.com',
  'a@exämple.com',
  'a@example',
  'a@b@example.com',
  'a@example..com',
])('%s is not one plain mail address', (address) => {
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(['email_invalid'])
})

test.each(["o'neil+crew@mail.example.co.uk", 'a_b.c-d@xn--mller-kva.de'])(
  '%s is a mail address',
  (address) => {
    expect(email.parse(address)).toBe(address)
  },
)
