/** An evening in Discord: what players press there and do on the site, and what the card in the channel then shows. */
import { setTimeout as wait } from 'node:timers/promises'
import { decideApplication, listApplications } from '#contract/applications/applications.ts'
import { createCrew, getCrew } from '#contract/crews/crews.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { callReadyCheck } from '#contract/missions/ready.ts'
import { connectToPostgres } from '#server/db/connect.ts'
import { interactionCalls, interactionPath, shownId } from '#server/testing/calls/discord-app-calls.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { createDatabase } from '../bench/databases.ts'
import { startServer } from '../bench/programs.ts'
import { print } from '../bench/report.ts'
import { callApi, registerLinked } from './players.ts'

const [serverUrl = ''] = process.argv.slice(2)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const channel = '7001'

const discord = await openDiscordServer()
const databaseUrl = await createDatabase(serverUrl, 'discord')
const server = await startServer(databaseUrl, { ...discord.env, DEMO: '0', RATE_LIMIT_SCALE: '1' })
const { url } = server
const connection = connectToPostgres(databaseUrl, silent)
const { command, press, fill } = interactionCalls({
  discord,
  now: () => new Date(),
  send: async (payload, headers) => {
    const answer = await fetch(url + interactionPath, { method: 'POST', headers, body: payload })
    return { status: answer.status, body: await answer.text() }
  },
})

const card = () => discord.messagesIn(channel)[0]

/** Of a button on the card; nobody can press another. */
const onCard = (action: string): string => shownId(card() ?? { components: [] }, action)

/** Prints what a player gets in Discord, in a line. */
const answerTo = (done: string, { data }: Awaited<ReturnType<typeof command>>) => {
  print(`  ${done} → ${data.content ?? data.title ?? data.custom_id ?? ''}`)
  return data
}

/** Throws if the card does not say so within two minutes: new posts are looked for once a minute. */
const untilCardSays = async (text: string) => {
  const start = performance.now()
  while (!JSON.stringify(card() ?? '').includes(text)) {
    if (performance.now() - start > 120_000) throw new Error(`The card never said ${text}`)
    await wait(50)
  }
  const [embed] = card()?.embeds ?? []
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  print(`  the card, after ${seconds} s: ${embed?.title}: ${embed?.description.split('\n')[0]}`)
}

const play = async () => {
  const leader = await registerLinked(url, connection, 'lab_leader')
  const player = await registerLinked(url, connection, 'lab_player')
  const by = player.discordId
  const asLeader = leader.cookie

  print('\nAn evening in Discord')
  const manager = { by: leader.discordId, channel, permissions: String(1n << 5n) }
  answerTo('/crew follow', await command(manager, 'crew follow', { activity: 'mining' }))

  const scheduledFor = new Date(Date.now() + 40 * 60_000).toISOString()
  const draft = {
    title: 'Halo',
    description: 'Meet at the hangar.',
    activity: 'mining',
    maxCrewSize: 2,
  } as const
  const { body: crew } = await callApi(
    url,
    createCrew,
    { body: { ...draft, primaryLanguage: 'en', timezone: 'UTC', scheduledFor } },
    asLeader,
  )
  const params = { id: crew.id }
  print('  the leader posts “Halo” on the site')
  await untilCardSays('"Halo"')

  const seats = answerTo('Take a seat', await press({ by }, onCard('seat')))
  const form = answerTo('the menu', await press({ by }, shownId(seats, 'take'), 'apply:any'))
  const filled = { message: 'I fly with you.', availability: 'heute', experience: 'experte' }
  answerTo('the form', await fill({ by }, shownId(form, 'apply'), filled))

  const { body } = await callApi(url, listApplications, { params }, asLeader)
  const applicationId = body.applications[0]?.id ?? 0
  const decision = { params: { ...params, applicationId }, body: { status: 'accepted' } } as const
  await callApi(url, decideApplication, decision, asLeader)
  print('  the leader accepts on the site')
  await untilCardSays('Full')

  await callApi(url, callReadyCheck, { params }, asLeader)
  await untilCardSays(`"ready:${crew.id}"`)
  answerTo('Ready', await press({ by }, onCard('ready')))
  const { members } = (await callApi(url, getCrew, { params }, asLeader)).body
  print(`  on the site: ${members.map(({ ready }) => ready).join(', ')}`)

  await callApi(url, startMission, { params }, asLeader)
  print('  the leader starts')
  await untilCardSays('In progress')
  await callApi(url, completeMission, { params, body: { absent: [] } }, asLeader)
  print('  the leader ends it')
  await untilCardSays('Completed')

  const sent = discord.requests.filter(({ path }) => path.includes('/messages'))
  const isClosed = !JSON.stringify(card()?.components).includes('seat:')
  print(
    `  ${discord.messagesIn(channel).length} card, ${sent.length - 1} edits, ${isClosed ? 'closed' : 'still open'}`,
  )
  if (!isClosed || discord.messagesIn(channel).length !== 1) process.exitCode = 1
}

try {
  await play()
} finally {
  await connection.close()
  await server.stop()
  await discord.close()
}
