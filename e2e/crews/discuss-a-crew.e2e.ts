/** Several browsers at once: questions and answers about a crew, the channel of those aboard, removing and reporting. */
import type { Page } from '@playwright/test'
import type { CommentChannel } from '#contract/wire/channels.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { type Locale, textsOf } from '../support/texts.ts'

const discussionOf = (page: Page, language: Locale) => {
  const text = textsOf(language)
  const region = page.getByRole('region', { name: text('discussions_title') })
  const channel = (name: CommentChannel) => region.getByRole('radio', { name: text(`discussions_${name}`) })
  return {
    region,
    message: region.getByLabel(text('chat_message'), { exact: true }),
    field: region.getByLabel(text('discussions_comment'), { exact: true }),
    send: region.getByRole('button', { name: text('discussions_send'), exact: true }),
    channel,
    choose: (name: CommentChannel) => channel(name).check(),
  }
}

test('a question is asked, answered and removed, seen live on both sides', { tag: '@daily' }, async ({
  page,
  openPage,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Discussed ${newWord()}` })
  await openListening(page, `/crew/${crew.id}?view=crew`)
  const leader = discussionOf(page, language)
  await expect(leader.region.getByText(text('discussions_empty'))).toBeVisible()

  const visitor = await openPage()
  await registerPlayer(visitor.request)
  await openListening(visitor, `/crew/${crew.id}`)
  const asking = discussionOf(visitor, language)
  await expect(asking.send, 'one line until somebody writes').toBeHidden()
  await asking.field.focus()
  await expect(asking.send).toBeDisabled()
  await asking.field.fill('Room for a Prospector? https://example.org/prospector')
  await asking.send.click()

  // Without a reload.
  await expect(leader.region.getByText('Room for a Prospector?')).toBeVisible()
  await expect(asking.field).toHaveValue('')
  const link = leader.region.getByRole('link', { name: 'https://example.org/prospector' })
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')

  await leader.region.getByRole('button', { name: new RegExp(text('discussions_reply'), 'i') }).click()
  const reply = leader.region.getByRole('textbox').last()
  await expect(reply).toBeFocused()
  await reply.fill('Yes, hangar 3.')
  await checkA11y(page)
  await noSidewaysScroll(page)
  await leader.region.getByRole('button', { name: text('discussions_send_reply') }).click()
  await expect(asking.region.getByText('Yes, hangar 3.')).toBeVisible()
  await expect(asking.region.getByText(text('crews_leader'))).toBeVisible()
  await noSidewaysScroll(visitor)

  await leader.region.locator('summary').first().click()
  await leader.region
    .getByRole('button', { name: new RegExp(text('discussions_remove'), 'i') })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: text('discussions_remove'), exact: true }).click()
  await expect(question).toBeHidden()
  await expect(asking.region.getByText(text('discussions_removed_leader'))).toBeVisible()
  await expect(asking.region.getByText('Room for a Prospector?')).toBeHidden()
  await expect(asking.region.getByText('Yes, hangar 3.')).toBeVisible()

  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  const reading = discussionOf(guest, language)
  await expect(reading.region.getByText('Yes, hangar 3.')).toBeVisible()
  await expect(reading.field).toBeHidden()
  const signIn = reading.region.getByRole('link', { name: text('discussions_sign_in') })
  await expect(signIn).toHaveAttribute('href', `/login?redirect=%2Fcrew%2F${crew.id}`)
})

test('those aboard have a channel that nobody else sees', async ({ page, openPage, language, text }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Aboard ${newWord()}` })
  const member = await openPage()
  await registerPlayer(member.request)
  await joinCrew(page.request, member.request, crew.id)
  const stranger = await openPage()
  await registerPlayer(stranger.request)
  for (const each of [page, member, stranger]) await openListening(each, `/crew/${crew.id}?view=crew`)
  const [leading, aboard, outside] = [page, member, stranger].map((each) => discussionOf(each, language))
  if (!leading || !aboard || !outside) throw new Error('three pages')

  await leading.choose('public')
  await leading.field.fill('Everybody is welcome.')
  await leading.choose('crew')
  await expect(leading.message).toHaveValue('')
  await leading.message.fill('We meet at hangar 4.')
  await leading.message.press('Enter')
  // The chat is the first that those aboard see.
  await expect(aboard.region.getByText('We meet at hangar 4.')).toBeVisible()

  // What was typed in the other channel is still there.
  await leading.choose('public')
  await expect(leading.field).toHaveValue('Everybody is welcome.')
  await leading.send.click()
  await expect(aboard.channel('public')).toHaveAccessibleName(/1/)
  await expect(outside.region.getByText('Everybody is welcome.')).toBeVisible()
  await expect(outside.region.getByRole('radio')).toHaveCount(0)
  await expect(outside.region.getByText('We meet at hangar 4.')).toBeHidden()

  // The notice leads to the channel, although the comments come after the page.
  await member.goto('/notices')
  const notice = member.getByRole('listitem').filter({ hasText: crew.title }).first()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await member.route('**/chat', async (route) => {
    await released
    await route.continue()
  })
  await notice.getByRole('link', { name: text('bell_act_reply') }).click()
  await expect(aboard.message).toBeVisible()
  release()
  await expect(aboard.region).toBeFocused()
  await expect(aboard.region.getByText('We meet at hangar 4.')).toBeInViewport()
})

test('a reply that is being written stays through another channel and a reload', async ({
  page,
  language,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request)
  const data = { text: 'Who brings fuel?', channel: 'public' }
  expect((await page.request.post(`/api/crew/${crew.id}/comments`, { data })).status()).toBe(201)
  await page.goto(`/crew/${crew.id}?view=crew`)
  const { region, choose } = discussionOf(page, language)
  await region.getByRole('button', { name: /^Reply to/ }).click()
  const reply = region.getByLabel(/^Your reply to/)
  await reply.fill('I do.')
  await choose('crew')
  await expect(reply).toBeHidden()
  await choose('public')
  await expect(reply).toHaveValue('I do.')
  await page.reload()
  await expect(reply).toHaveValue('I do.')
  await region.getByRole('button', { name: 'Post reply' }).click()
  await expect(reply).toBeHidden()
  await page.reload()
  await expect(region.getByText('I do.')).toBeVisible()
  await expect(reply).toBeHidden()
})

test.describe('an insult', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('is refused at its field, which keeps what was typed', async ({ page, language }) => {
    await registerPlayer(page.request)
    const crew = await postCrew(page.request)
    await page.goto(`/crew/${crew.id}?view=crew`)
    const { field, send, region } = discussionOf(page, language)
    await field.fill('You are all H u r e n s o h n')
    await send.click()
    await expect(region.getByText('section 5 of the rules')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('You are all H u r e n s o h n')
    // Not even a reload loses it.
    await page.reload()
    await expect(field).toHaveValue('You are all H u r e n s o h n')
    await send.click()
    await expect(region.getByText('section 5 of the rules')).toBeVisible()
    await field.fill('You are all welcome')
    await expect(region.getByText('section 5 of the rules')).toBeHidden()
    await send.click()
    await expect(region.getByText('You are all welcome').last()).toBeVisible()
    await expect(field).toHaveValue('')
  })
})

test('a comment is reported, and older ones are a button away', async ({ page, request, language }) => {
  await registerPlayer(request)
  const crew = await postCrew(request)
  for (let i = 1; i <= 12; i += 1) {
    const data = { text: `Comment number ${i}.`, channel: 'public' }
    expect((await request.post(`/api/crew/${crew.id}/comments`, { data })).status()).toBe(201)
  }
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}?view=crew`)
  const { region } = discussionOf(page, language)
  await expect(region.getByText('Comment number 12.')).toBeVisible()
  await region.getByRole('button', { name: 'Show all 10' }).click()
  await expect(region.getByText('Comment number 3.')).toBeVisible()
  await expect(region.getByText('Comment number 2.')).toBeHidden()
  await region.getByRole('button', { name: 'Show older comments' }).click()
  await expect(region.getByText('Comment number 1.')).toBeVisible()
  await expect(region.getByRole('button', { name: 'Show older comments' })).toBeHidden()

  await region.locator('summary').first().click()
  await region.getByRole('button', { name: /^Report the comment of/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Report comment' })
  await dialog.getByRole('radio', { name: 'Harassment' }).check()
  await dialog.getByLabel('Reason').fill('Rude')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your report was sent.').first()).toBeVisible()
})

test('a long thread shows its newest replies, and the earlier ones on request', async ({
  page,
  language,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Discussed ${newWord()}` })
  const write = async (comment: object) => {
    const data = { channel: 'public', ...comment }
    return (await page.request.post(`/api/crew/${crew.id}/comments`, { data })).json()
  }
  const { id: parentId } = await write({ text: 'Who brings what?' })
  for (let i = 1; i <= 24; i += 1) await write({ text: `Crate ${i}.`, parentId })
  await page.goto(`/crew/${crew.id}?view=crew`)
  const { region } = discussionOf(page, language)
  const earlier = (count: number) =>
    region.getByRole('button', { name: m.discussions_earlier_replies({ count }, { locale: language }) })
  const crates = region.getByText(/^Crate \d+\.$/)
  await expect(crates).toHaveText(['Crate 22.', 'Crate 23.', 'Crate 24.'])
  await earlier(21).click()
  await expect(crates).toHaveCount(20)
  await earlier(4).click()
  await expect(crates).toHaveText(Array.from({ length: 24 }, (_, i) => `Crate ${i + 1}.`))
  await checkA11y(page)
})
