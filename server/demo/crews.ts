/** The demo's posts with their roles, members and applications, as rows. */
import type { Insertable } from 'kysely'
import { applicantExperiences, availabilities } from '#contract/applications/fields.ts'
import type { ApplicationsTable } from '#server/db/tables/applications.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from '#server/db/tables/crews.ts'
import { facetsOf, nothingTaken } from '#server/features/crews/board/crews.facets.ts'
import { crewColumns, roleColumns } from '#server/features/crews/posting/crews.columns.ts'
import type { Locations } from '#server/words/locations.ts'
import { before, spread } from './moments.ts'
import { localeOf, type PlannedPost, startedAt } from './plan.ts'
import { playerOf } from './players.ts'
import type { StoredPost, World } from './world.ts'

const momentsOf = ({ post, start, posted, completed }: PlannedPost) => ({
  started_at: start && (completed || post.status === 'in_progress') ? startedAt(start) : null,
  completed_at: completed,
  ended_at: post.status === 'ended' ? completed : null,
  cancelled_at: post.status === 'cancelled' ? new Date(posted.getTime() + 50 * 60_000) : null,
})

const filledRoles = ({ post, draft }: PlannedPost) =>
  draft.roles.map((role, position) => ({
    ...roleColumns(role),
    slots_filled: post.roles?.[position]?.held?.length ?? 0,
  }))

export const crewRow = (plan: PlannedPost, world: World, locations: Locations): Insertable<CrewsTable> => {
  const { post, since, draft, seats, start, posted } = plan
  const { displayName = null, organisation = null } = playerOf(post.leader)
  const { ship = null, edited } = post
  const names = { username: post.leader, displayName, organisation }
  const roleNames = draft.roles.map(({ roleName }) => roleName)
  const shipColumns = { ship_id: ship === null ? null : world.shipIdOf(ship), ship_name: ship }
  const crew = {
    ...crewColumns(draft, start, roleNames, shipColumns, names, locations),
    current_crew_size: 1 + seats.length,
    mission_status: post.status ?? 'open',
    is_hidden: since.isHidden ?? false,
  }
  return {
    author_id: world.idOf(post.leader),
    ...crew,
    ...momentsOf(plan),
    facets: facetsOf(crew, filledRoles(plan), nothingTaken, locations),
    fleet_ship_id: world.broughtBy(plan, post.leader),
    ready_called_at: since.readyCheck ? before(world.now, since.readyCheck.called) : null,
    created_at: posted,
    updated_at: edited ? before(world.now, edited) : posted,
    kept_at: edited ? before(world.now, edited) : null,
  }
}

export const roleRows = (plan: PlannedPost, crew_id: number): Insertable<CrewRolesTable>[] =>
  filledRoles(plan).map((role, position) => ({ ...role, crew_id, position }))

export const memberRows = (plan: StoredPost, world: World): Insertable<CrewMembersTable>[] => {
  const { id, roleIds, seats, since, start, posted } = plan
  const { now } = world
  const joined = spread(posted, start && start < now ? start : now, seats.length)
  return seats.map(({ name, position }, i) => {
    const ready_answer = since.readyCheck?.answers[name] ?? null
    return {
      crew_id: id,
      user_id: world.idOf(name),
      role_id: (position !== undefined && roleIds[position]) || null,
      fleet_ship_id: world.broughtBy(plan, name),
      joined_at: joined[i] ?? now,
      ready_answer,
      ready_answered_at: ready_answer && since.readyCheck ? before(now, since.readyCheck.answered) : null,
    }
  })
}

const messages = {
  en: [
    'I would like to come along. I have a microphone and two free hours.',
    'We have flown together before, and I enjoyed it. May I join again?',
    'First time for me. I listen well and ask before I touch anything.',
  ],
  de: [
    'Ich wäre gern dabei. Mikrofon ist da, zwei Stunden Zeit auch.',
    'Wir sind schon zusammen geflogen, das war schön. Darf ich wieder mit?',
    'Für mich das erste Mal. Ich höre gut zu und frage, bevor ich etwas anfasse.',
  ],
} as const

const pick = <T>(values: readonly [T, ...T[]], number: number): T =>
  values[number % values.length] ?? values[0]

/** What everyone aboard once wrote, halfway between the post and the answer. */
export const acceptedRows = (
  { post, draft, posted, seats }: StoredPost,
  members: readonly Insertable<CrewMembersTable>[],
): Insertable<ApplicationsTable>[] =>
  members.map(({ crew_id, user_id, role_id = null, joined_at }, i) => {
    const position = seats[i]?.position
    return {
      crew_id,
      user_id,
      role_id,
      role_name: position === undefined ? null : (draft.roles[position]?.roleName ?? null),
      status: 'accepted',
      message: pick(messages[localeOf(post)], user_id + crew_id),
      availability: pick(availabilities, user_id + crew_id),
      experience: pick(applicantExperiences, user_id),
      created_at: new Date((posted.getTime() + joined_at.getTime()) / 2),
      decided_at: joined_at,
    }
  })

export const pendingRows = (plan: StoredPost, world: World): Insertable<ApplicationsTable>[] =>
  (plan.since.applications ?? []).map(({ by, age, ...texts }) => ({
    ...texts,
    crew_id: plan.id,
    user_id: world.idOf(by),
    fleet_ship_id: world.broughtBy(plan, by),
    created_at: before(world.now, age),
  }))
