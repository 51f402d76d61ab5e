// The main journey: a new player registers, filters the board, applies, comes aboard live and opens the settings.
import { randomBytes } from 'node:crypto'
import { m } from '#texts'

const password = 'over the Stanton rim 42'
const en = /** @type {const} */ ({ locale: 'en' })

/** @param {string} text */
const exactly = (text) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`

/** Another player, who only calls the API. @param {string} origin */
const registerLeader = async (origin) => {
  const username = `lead_${randomBytes(4).toString('hex')}`
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@crew.example`,
      password,
      timezone: 'Europe/Berlin',
      preferredLanguages: ['en'],
    }),
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  return async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }
}

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin
 * @param {(step: string) => Promise<void>} picture
 */
export const flyOnce = async (browser, origin, picture) => {
  const word = randomBytes(4).toString('hex')
  const title = `A run past Lyria for quantanium, cold and long ${word}`
  const call = await registerLeader(origin)
  const crew = await call('POST', '/crew', {
    title,
    description: 'Meet at the hangar.',
    activity: 'mining',
    primaryLanguage: 'en',
  })

  await browser.go(`${origin}/register`)
  await browser.until(
    'a zone that is chosen',
    "return document.querySelector('select[name=timezone]')?.value !== ''",
  )
  await browser.fill(m.auth_username({}, en), `pilot_${word}`)
  await browser.fill(m.auth_email({}, en), `pilot_${word}@crew.example`)
  await browser.fill(exactly(m.auth_password({}, en)), password)
  await browser.fill(m.auth_confirm_password({}, en), password)
  await browser.until(
    'the terms',
    "const box = document.querySelector('input[name=terms]'); if (box && !box.checked) box.click(); return box?.checked",
  )
  await picture('1-register')
  await browser.click('button', exactly(m.auth_register_submit({}, en)))
  await browser.until('the board', "return location.pathname === '/search'")

  await browser.go(`${origin}/search?activity=racing`)
  await browser.see(m.shell_find_crew({}, en))
  if (await browser.run('return document.body.innerText.includes(arguments[0])', word))
    throw new Error('The board shows what it should filter')
  await browser.go(`${origin}/search?activity=mining`)
  await browser.see(word)
  // Lines that are balanced and cut show a word or two.
  await browser.until(
    'a title on two lines that begins in full',
    `const name = find('link', arguments[0])
    const range = document.createRange()
    range.selectNodeContents(name)
    return range.getClientRects()[0].width > 0.5 * name.getBoundingClientRect().width`,
    word,
  )
  await picture('2-board')

  await browser.go(`${origin}/crew/${crew.id}?apply=crew`)
  await browser.fill(m.applications_message({}, en), 'I bring my own laser.')
  await picture('3-apply')
  await browser.click('button', exactly(m.applications_send({}, en)))
  const application = async () => (await call('GET', `/crew/${crew.id}/applications`)).applications[0]
  const deadline = Date.now() + 30_000
  while (!(await application())) if (Date.now() > deadline) throw new Error('No application arrived')
  await call('PUT', `/crew/${crew.id}/applications/${(await application()).id}`, { status: 'accepted' })
  await browser.see(m.crew_page_you_fly({}, en))
  await picture('4-aboard')

  await browser.go(`${origin}/notices`)
  await browser.see(word)
  await picture('5-notices')
  await browser.go(`${origin}/settings/profile`)
  await browser.see(m.settings_title({}, en))
  await picture('6-settings')
}
