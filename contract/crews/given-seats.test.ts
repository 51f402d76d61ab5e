import { expect, test } from 'vitest'
import { listGivenSeats, planSeats } from './given-seats.ts'

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
  readonly roles: readonly { id: number; slotsNeeded: number; slotsFilled: number; isAtOnce: boolean }[]
  readonly held: readonly (number | null)[]
  readonly waiting: readonly { name: number; roleId: number | null }[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const makeScene = (random: (below: number) => number): Scene => {
  const sizes = Array.from({ length: random(4) }, () => 1 + random(3))
  const max = 1 + sum(sizes) + random(3)
  const roles = sizes.map((slotsNeeded, i) => ({
    id: 10 + i,
    slotsNeeded,
    slotsFilled: random(slotsNeeded + 1),
    isAtOnce: random(2) === 0,
  }))
  const free = () => max - 1 - sum(roles.map(({ slotsFilled }) => slotsFilled))
  const withoutRole = random(free() + 1)
  const held: (number | null)[] = []
  for (let left = random(free() - withoutRole + 1); left > 0; left -= 1) {
    const role = roles[random(roles.length + 1)]
    const inRole = role ? role.slotsFilled + held.filter((id) => id === role.id).length : 0
    held.push(role && inRole < role.slotsNeeded ? role.id : anybody)
  }
  const waiting = Array.from({ length: random(8) }, (_, name) => ({
    name,
    roleId: roles[random(roles.length + 1)]?.id ?? anybody,
  }))
  return { max, withoutRole, roles, held, waiting }
}

/** Seats everyone one by one: players without a role first sit on seats that no role needs, then on the last role's. */
const seatOneByOne = ({ max, withoutRole, roles, held, waiting }: Scene) => {
  const seats: ModelSeat[] = roles.flatMap(({ id, slotsNeeded }) =>
    Array.from({ length: slotsNeeded }, () => ({ role: id, isTaken: false })),
  )
  while (seats.length < max - 1) seats.push({ role: anybody, isTaken: false })
  const take = (seat: ModelSeat | undefined) => {
    if (seat) seat.isTaken = true
    return seat
  }
  const inRole = (id: number | null) => seats.find(({ role, isTaken }) => role === id && !isTaken)
  for (const { id, slotsFilled } of roles) for (let i = 0; i < slotsFilled; i += 1) take(inRole(id))
  for (const id of held) if (id !== anybody) take(inRole(id))
  const loose = withoutRole + held.filter((id) => id === anybody).length
  for (let i = 0; i < loose; i += 1) {
    take(inRole(anybody) ?? seats.findLast(({ isTaken }) => !isTaken))
  }
  const given = waiting.flatMap(({ name, roleId }) => {
    const fitting = roleId === anybody ? inRole(anybody) : inRole(roleId)
    const seat = take(fitting ?? (roleId === anybody ? seats.find(({ isTaken }) => !isTaken) : undefined))
    return seat ? [{ name, roleId: seat.role }] : []
  })
  const left = [...roles.map(({ id }) => id), anybody].filter((id) => inRole(id) !== undefined)
  return { given, left }
}

test('a waiting list is served as if everybody took a seat one after the other, and what is left is given at once', () => {
  const random = randomFrom(27)
  let [offers, atOnce] = [0, 0]
  for (let round = 0; round < 3000; round += 1) {
    const scene = makeScene(random)
    const crew = {
      maxCrewSize: scene.max,
      currentCrewSize: 1 + scene.withoutRole + sum(scene.roles.map(({ slotsFilled }) => slotsFilled)),
      roles: scene.roles,
    }
    const held = scene.held.map((roleId) => ({ roleId }))
    const plan = planSeats(crew, held, scene.waiting)
    const given = plan.map(({ entry, roleId }) => ({ name: entry.name, roleId }))
    const expected = seatOneByOne(scene)
    expect(given, JSON.stringify(scene)).toEqual(expected.given)
    offers += given.length

    const taken = { held, own: [], waiting: scene.waiting }
    const all = listGivenSeats({ ...crew, seatsAtOnce: 'all' }, taken)
    expect(all, JSON.stringify(scene)).toEqual(expected.left)
    const isOpen = (roleId: number | null) =>
      scene.roles.some(({ id, isAtOnce }) => isAtOnce && id === roleId)
    expect(listGivenSeats({ ...crew, seatsAtOnce: 'roles' }, taken)).toEqual(expected.left.filter(isOpen))
    expect(listGivenSeats({ ...crew, seatsAtOnce: 'off' }, taken)).toEqual([])
    atOnce += all.length
  }
  expect(offers).toBeGreaterThan(1000)
  expect(atOnce).toBeGreaterThan(300)
})
