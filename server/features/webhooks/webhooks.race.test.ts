import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { crewDraft, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ runsJobs: true, env: { DISCORD_API_URL: discord.url } })
const { connect } = webhookCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const titles = () => discord.messagesOf('42').map(({ embeds }) => embeds[0]?.title)

test('changes from two nodes at once end in one message that shows the last', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  await connect(leader, id, webhookAddress('42'))
  await eventually(() => expect(titles()).toEqual(['Halo']))
  const edit = (node: Pick<typeof t, 'send'>, title: string) =>
    node.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 4 }) }, { as: leader })
  await Promise.all(Array.from({ length: 10 }, (_, i) => edit(i % 2 ? t : other, `Halo ${i}`)))
  await edit(other, 'The last')
  await eventually(() => expect(titles()).toEqual(['The last']))
  expect(discord.requests.length).toBeLessThanOrEqual(4)
})
