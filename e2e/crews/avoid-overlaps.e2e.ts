/** A player who flies a mission is warned when another one overlaps with it. Nothing is forbidden. */
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, joinCrew, postCrew } from '../support/crews.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test.describe('a second mission', { tag: '@phone' }, () => {
  test('at the same time is named before applying and posting, and on the week', async ({
    page,
    openRequest,
    text,
  }) => {
    await registerPlayer(page.request)
    const planned = await postCrew(page.request, {
      title: `First ${newWord()}`,
      scheduledFor: inHours(30),
      estimatedDuration: 120,
    })
    const leader = await openRequest()
    await registerPlayer(leader)
    const soon = { title: `Second ${newWord()}`, scheduledFor: inHours(31), maxCrewSize: 4 }
    const overlapping = await postCrew(leader, soon)
    const later = await postCrew(leader, { ...soon, title: `Third ${newWord()}`, scheduledFor: inHours(34) })

    // Before the answer no overlap would be shown at all.
    const overlapsLoaded = () => page.waitForResponse('**/api/my-crews')
    const loadedForLater = overlapsLoaded()
    await page.goto(`/crew/${later.id}`)
    const apply = page.getByRole('button', { name: text('crews_join'), exact: true })
    await apply.filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await loadedForLater
    await expect(dialog.getByText(planned.title)).toHaveCount(0)

    await page.goto(`/crew/${overlapping.id}`)
    await apply.filter({ visible: true }).first().click()
    await expect(dialog.getByText(planned.title)).toBeVisible()
    await checkA11y(page)
    await noSidewaysScroll(page)
    await page.keyboard.press('Escape')

    await joinCrew(leader, page.request, overlapping.id)
    await page.goto('/my-crews')
    const week = page.getByRole('region', { name: text('overlaps_week') })
    for (const { title } of [planned, overlapping]) {
      await expect(week.getByRole('link', { name: title })).toContainText(text('overlaps_doubled'))
    }
    await checkA11y(page)
    await noSidewaysScroll(page)
    await week.getByRole('link', { name: overlapping.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(overlapping.title)

    // A full crew at that time says it before and while the player waits.
    const full = await postCrew(leader, { ...soon, title: `Full ${newWord()}`, maxCrewSize: 2 })
    const member = await openRequest()
    await registerPlayer(member)
    await joinCrew(leader, member, full.id)
    await page.goto(`/crew/${full.id}`)
    const main = page.getByRole('main')
    await expect(main.getByText(planned.title)).toBeVisible()
    await checkA11y(page)
    await noSidewaysScroll(page)
    await page
      .getByRole('button', { name: text('waitlists_join') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByText(text('waitlists_for_any'))).toBeVisible()
    await expect(main.getByText(planned.title)).toBeVisible()

    const loadedForPost = overlapsLoaded()
    await page.goto(`/create?from=${planned.id}`)
    const start = async (moment: string) => {
      const [day = '', time = ''] = localTextOf(new Date(moment), 'Europe/Berlin').split('T')
      await page.getByRole('radio', { name: text('editor_day_later') }).check()
      await page.getByLabel(text('editor_date'), { exact: true }).fill(day)
      await page.getByLabel(text('editor_time')).fill(time)
    }
    await start(inHours(40))
    await loadedForPost
    await expect(page.getByText(overlapping.title)).toHaveCount(0)
    await start(inHours(31))
    await expect(page.getByText(overlapping.title)).toBeVisible()
  })
})
