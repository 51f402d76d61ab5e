import { expect, test } from 'vitest'
import { planOffers } from './waitlists.policy.ts'

/** A small generator of random numbers with a seed, so that a failure can be reproduced. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const anybody = null
interface ModelSeat {
  readonly role: number | null
  isTaken: boolean
}

interface Scene {
  readonly max: number
  readonly withoutRole: number
  readonly roles: readonly { id: number; slots_needed: number; slots_filled: number }[]
  readonly held: readonly (number | null)[]
  readonly waiting: readonly { name: number; role_id: number | null }[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const makeScene = (random: (below: number) => number): Scene => {
  const sizes = Array.from({ length: random(4) }, () => 1 + random(3))
  const max = 1 + sum(sizes) + random(3)
  const roles = sizes.map((slots_needed, i) => ({
    id: 10 + i,
    slots_needed,
    slots_filled: random(slots_needed + 1),
  }))
  const free = () => max - 1 - sum(roles.map(({ slots_filled }) => slots_filled))
  const withoutRole = random(free() + 1)
  const held: (number | null)[] = []
  for (let left = random(free() - withoutRole + 1); left > 0; left -= 1) {
    const role = roles[random(roles.length + 1)]
    const inRole = role ? role.slots_filled + held.filter((id) => id === role.id).length : 0
    held.push(role && inRole < role.slots_needed ? role.id : anybody)
  }
  const waiting = Array.from({ length: random(8) }, (_, name) => ({
    name,
    role_id: roles[random(roles.length + 1)]?.id ?? anybody,
  }))
  return { max, withoutRole, roles, held, waiting }
}

/** Seats everyone one by one: players without a role first sit on seats that no role needs, then on the last role's. */
const seatOneByOne = ({ max, withoutRole, roles, held, waiting }: Scene) => {
  const seats: ModelSeat[] = roles.flatMap(({ id, slots_needed }) =>
    Array.from({ length: slots_needed }, () => ({ role: id, isTaken: false })),
  )
  while (seats.length < max - 1) seats.push({ role: anybody, isTaken: false })
  const take = (seat: ModelSeat | undefined) => {
    if (seat) seat.isTaken = true
    return seat
  }
  const inRole = (id: number | null) => seats.find(({ role, isTaken }) => role === id && !isTaken)
  for (const { id, slots_filled } of roles) for (let i = 0; i < slots_filled; i += 1) take(inRole(id))
  for (const id of held) if (id !== anybody) take(inRole(id))
  const loose = withoutRole + held.filter((id) => id === anybody).length
  for (let i = 0; i < loose; i += 1) {
    take(inRole(anybody) ?? seats.findLast(({ isTaken }) => !isTaken))
  }
  return waiting.flatMap(({ name, role_id }) => {
    const fitting = role_id === anybody ? inRole(anybody) : inRole(role_id)
    const seat = take(fitting ?? (role_id === anybody ? seats.find(({ isTaken }) => !isTaken) : undefined))
    return seat ? [{ name, roleId: seat.role }] : []
  })
}

test('a waiting list is served as if everybody took a seat one after the other', () => {
  const random = randomFrom(27)
  let offers = 0
  for (let round = 0; round < 3000; round += 1) {
    const scene = makeScene(random)
    const crew = {
      max_crew_size: scene.max,
      current_crew_size: 1 + scene.withoutRole + sum(scene.roles.map(({ slots_filled }) => slots_filled)),
    }
    const plan = planOffers(crew, scene.roles, scene.held, scene.waiting)
    const given = plan.map(({ entry, roleId }) => ({ name: entry.name, roleId }))
    expect(given, JSON.stringify(scene)).toEqual(seatOneByOne(scene))
    offers += given.length
  }
  expect(offers).toBeGreaterThan(1000)
})
