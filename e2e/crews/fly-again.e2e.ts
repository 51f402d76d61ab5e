/** Players who know each other: they fly again, find and favour each other, and show where they belong. */
import type { APIRequestContext, Locator } from '@playwright/test'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, joinCrew, postCrew } from '../support/crews.ts'
import { tabTo } from '../support/keyboard.ts'
import { noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const invitationsOf = async (request: APIRequestContext): Promise<{ crewTitle: string }[]> => {
  const { messages } = await (await request.get('/api/messages')).json()
  return messages.filter(({ kind }: { kind: string }) => kind === 'invitation')
}

/** A mission that the leader has flown with these members. */
const flyWith = async (leader: APIRequestContext, members: readonly APIRequestContext[], title: string) => {
  const crew = await postCrew(leader, { title, maxCrewSize: members.length + 1 })
  for (const member of members) await joinCrew(leader, member, crew.id)
  for (const move of ['start', 'complete']) {
    expect((await leader.post(`/api/crew/${crew.id}/${move}`)).status()).toBe(200)
  }
  return crew
}

test('last week’s crew is invited to the next mission in three actions', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const members = [await openRequest(), await openRequest()]
  for (const member of members) await registerPlayer(member)
  const title = `Halo ${newWord()}`
  const crew = await flyWith(page.request, members, title)
  await page.goto(`/crew/${crew.id}`)

  let actions = 0
  const act = async (action: Promise<void>) => {
    actions += 1
    await action
  }
  await act(
    page
      .getByRole('link', { name: text('crew_page_post_again') })
      .filter({ visible: true })
      .first()
      .click(),
  )
  await act(page.getByRole('checkbox', { name: text('players_last_crew') }).check())
  await act(page.getByRole('button', { name: text('editor_create'), exact: true }).click())

  await expect(page.getByText(m.players_invited({ count: 2 }, { locale: language })).first()).toBeVisible()
  for (const member of members) {
    expect((await invitationsOf(member)).map(({ crewTitle }) => crewTitle)).toEqual([title])
  }
  expect(actions).toBe(3)
})

test('a mission that was flown is posted again a week later at the same time', { tag: '@phone' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  const [day = ''] = inHours(48).split('T')
  const crew = await postCrew(page.request, {
    title: `Halo ${newWord()}`,
    scheduledFor: `${day}T20:15`,
    timezone: 'Europe/Berlin',
  })
  for (const move of ['start', 'complete']) {
    expect((await page.request.post(`/api/crew/${crew.id}/${move}`)).status()).toBe(200)
  }
  await page.goto(`/create?from=${crew.id}`)
  await expect(page.getByLabel(text('editor_time'))).toHaveValue('20:15')
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/crew'),
  )
  await page.getByRole('button', { name: text('editor_create'), exact: true }).click()
  const again = await (await answer).json()
  // By the clock of the crew: it may have been changed in between.
  const [dayLater] = new Date(Date.parse(day) + 7 * 24 * 60 * 60_000).toISOString().split('T')
  expect(localTextOf(new Date(again.scheduledTime), 'Europe/Berlin')).toBe(`${dayLater}T20:15`)
})

test('who has flown with nobody lately is not asked, and who is unticked is not invited', async ({
  page,
  openRequest,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  await expect(page.getByRole('button', { name: text('editor_create'), exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: text('players_last_crew') })).toHaveCount(0)

  const [one, other] = [await openRequest(), await openRequest()]
  const left = await registerPlayer(one)
  await registerPlayer(other)
  const crew = await flyWith(page.request, [one, other], `Halo ${newWord()}`)
  await page.goto(`/create?from=${crew.id}`)
  await page.getByRole('checkbox', { name: text('players_last_crew') }).check()
  const list = page.getByRole('list', { name: text('players_last_crew') })
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(2)
  // The list stays when no one is left in it.
  const boxes = list.getByRole('checkbox')
  for (const box of await boxes.all()) await box.uncheck()
  await expect(boxes.last()).toBeFocused()
  for (const box of await boxes.all()) await box.check()
  await list.getByRole('checkbox', { name: left.username }).uncheck()
  await page.getByRole('button', { name: text('editor_create'), exact: true }).click()
  await expect.poll(async () => (await invitationsOf(other)).length).toBe(1)
  expect(await invitationsOf(one)).toEqual([])
})

test('a player is searched for, favoured by keyboard, and then invited from the list of known players', {
  tag: '@phone',
}, async ({ page, openRequest, text, language }) => {
  await registerPlayer(page.request)
  const other = await openRequest()
  const { username, user } = await registerPlayer(other)
  await page.goto('/players')
  await expect(page.getByText(text('players_flown_with_empty'))).toBeVisible()
  await expect(page.getByText(text('players_favourites_empty'))).toBeVisible()

  const search = page.getByRole('searchbox', { name: text('players_search') })
  await search.fill(username.slice(0, 1))
  await expect(page.getByText(m.players_search_short({ count: 2 }, { locale: language }))).toBeVisible()
  await search.fill(username.toUpperCase())
  await expect(page.getByRole('link', { name: username, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/search=/)
  const star = page.getByRole('button', {
    name: m.players_favourite_name({ name: username }, { locale: language }),
  })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await tabTo(page, star)
  await page.keyboard.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await readsWell(page)
  await noSidewaysScroll(page)

  await page.goto(`/profile/${user.id}`)
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  const crew = await postCrew(page.request, { title: `Halo ${newWord()}` })
  await page.goto(`/crew/${crew.id}`)
  await page.getByRole('button', { name: text('players_invite_several') }).click()
  const dialog = page.getByRole('dialog', { name: text('players_invite_title') })
  await expect(dialog.getByRole('button', { name: text('players_invite'), exact: true })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: username }).check()
  await readsWell(page)
  await dialog
    .getByRole('button', { name: m.players_invite_send({ count: 1 }, { locale: language }) })
    .click()
  await expect(dialog).toBeHidden()
  expect((await invitationsOf(other)).map(({ crewTitle }) => crewTitle)).toEqual([crew.title])

  // No longer a favourite: the row leaves the list, and the focus stays there.
  await page.goto('/players')
  await star.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(text('players_favourites_empty'))).toBeVisible()
  await expect(page.getByRole('region', { name: text('players_favourites') })).toBeFocused()
})

/** Whether a tap there opens the link, and nothing that lies over it. */
const isOnTop = (link: Locator, from: 'top' | 'bottom'): Promise<boolean> =>
  link.evaluate((element, from) => {
    const [box] = [...element.getClientRects()]
    if (!box) return false
    const padding = Number.parseFloat(getComputedStyle(element).paddingTop)
    const y = from === 'top' ? box.top + padding + 2 : box.bottom - padding - 2
    return element.contains(document.elementFromPoint(box.left + 4, y))
  }, from)

test('an organisation is on the profile, the card and the application, and leads to its crews', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  await registerPlayer(page.request)
  const tag = `Nova ${newWord()} and the long way home`.slice(0, 40)
  await page.goto('/profile?tab=settings')
  await page.getByLabel(text('profiles_organisation')).fill(tag)
  await page.getByRole('button', { name: text('profiles_save'), exact: true }).click()
  await expect(page.getByText(text('profiles_saved')).first()).toBeVisible()
  await expect(page.getByRole('link', { name: tag })).toBeVisible()

  const crew = await postCrew(page.request, { title: `Halo ${newWord()}` })
  await page.getByRole('link', { name: tag }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([crew.title])
  const onCard = page.getByRole('article').getByRole('link', { name: tag })
  await expect(onCard).toBeVisible()
  // Cut where the room ends: beside it are the languages and the button.
  const overhang = await onCard.evaluate((link) => {
    const line = link.parentElement?.parentElement?.getBoundingClientRect().right ?? 0
    return (link.parentElement?.getBoundingClientRect().right ?? 0) - line
  })
  expect(overhang).toBeLessThanOrEqual(1)

  // A player who applies with it to a crew of one's own.
  const applicant = await openRequest()
  const { user } = await registerPlayer(applicant)
  const changed = await applicant.put('/api/profile', { data: { organisation: tag } })
  expect(changed.ok()).toBe(true)
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  await applicant.post(`/api/crew/${crew.id}/apply`, { data })
  await page.goto(`/crew/${crew.id}/applications`)
  const application = page.getByRole('article').filter({ hasText: user.displayName })
  await expect(application.getByRole('link', { name: tag })).toBeVisible()
  const name = application.getByRole('link', { name: user.displayName, exact: true })
  expect([await isOnTop(name, 'top'), await isOnTop(name, 'bottom')]).toEqual([true, true])
  await noSidewaysScroll(page)
})
