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
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
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
  const pilot = `pilot_${randomBytes(4).toString('hex')}`
  const title = `A run past Lyria for quantanium, cold and long ${word}`
  const call = await registerLeader(origin)
  /** @type {{ id: number }} */
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
  await browser.fill(m.auth_username({}, en), pilot)
  await browser.fill(m.auth_email({}, en), `${pilot}@crew.example`)
  await browser.fill(exactly(m.auth_password({}, en)), password)
  await browser.fill(m.auth_confirm_password({}, en), password)
  await browser.until(
    'the terms',
    "const box = document.querySelector('input[name=terms]'); if (box && !box.checked) box.click(); return box?.checked",
  )
  await picture('1-register')
  await browser.click('button', exactly(m.auth_register_submit({}, en)))
  await browser.until('the board', "return location.pathname === '/search'")

  await browser.go(`${origin}/search?activity=racing&search=${word}`)
  await browser.see(m.board_empty_filtered({}, en))
  await browser.go(`${origin}/search?activity=mining&search=${word}`)
  await browser.see(word)
  // Lines that are balanced and cut show a word or two.
  await browser.until(
    'a title on two lines that begins in full',
    `const name = find('link', arguments[0])
    const range = document.createRange()
    range.selectNodeContents(name)
    const words = [...range.getClientRects()]
    const line = words.filter(({ top }) => Math.abs(top - words[0].top) < 4)
    return line.at(-1).right - line[0].left > 0.5 * name.getBoundingClientRect().width`,
    word,
  )
  await picture('2-board')

  await browser.go(`${origin}/crew/${crew.id}?apply=crew`)
  await browser.fill(m.applications_message({}, en), 'I bring my own laser.')
  await browser.fill(exactly(m.applications_availability({}, en)), 'sofort')
  await browser.fill(exactly(m.applications_experience({}, en)), 'experte')
  await picture('3-apply')
  await browser.click('button', exactly(m.applications_send({}, en)))
  const findApplication = async () => {
    /** @type {{ applications: { id: number }[] }} */
    const { applications } = await call('GET', `/crew/${crew.id}/applications`)
    return applications[0]
  }
  const deadline = Date.now() + 30_000
  let application = await findApplication()
  while (!application) {
    if (Date.now() > deadline) throw new Error('No application arrived')
    application = await findApplication()
  }
  await call('PUT', `/crew/${crew.id}/applications/${application.id}`, { status: 'accepted' })
  await browser.see(m.crew_page_you_fly({}, en))
  await picture('4-aboard')

  await browser.go(`${origin}/notices`)
  await browser.see(word)
  await picture('5-notices')
  await browser.go(`${origin}/settings/profile`)
  await browser.see(m.settings_title({}, en))
  await picture('6-settings')
}
