import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addShip, listShips, removeShip, updateShip } from '#contract/fleet/fleet.ts'
import type { FleetShipChanges, NewFleetShip } from '#contract/fleet/forms.ts'
import { call } from '#web/api/call.ts'
import { retryUpTo } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { fleetOf } from '#web/session/own-fleet.ts'

const minuteMs = 60_000

/** As everyone sees it: fresh for five minutes, and loading is retried once. */
export const fleetQuery = (userId: number) => ({
  ...fleetOf(userId),
  staleTime: 5 * minuteMs,
  retry: retryUpTo(1),
})

export const useFleet = (userId: number) => useQuery(fleetQuery(userId))

/** Every ship of the game; only where a ship is chosen or named by its id. */
export const shipsQuery = () =>
  queryOptions({
    queryKey: queryKeys.ships,
    queryFn: ({ signal }) => call(listShips, {}, { signal }),
    staleTime: 10 * minuteMs,
  })

export const useShips = ({ enabled = true } = {}) => useQuery({ ...shipsQuery(), enabled })

export const useFleetChange = <Variables, Data>(
  userId: number,
  change: (variables: Variables) => Promise<Data>,
) => {
  const client = useQueryClient()
  return useMutation({
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.fleetOf(userId) }),
  })
}

export const useAddShip = (userId: number) =>
  useFleetChange(userId, (body: NewFleetShip) => call(addShip, { body }))

export const useUpdateShip = (userId: number, id: number) =>
  useFleetChange(userId, (body: FleetShipChanges) => call(updateShip, { params: { id }, body }))

export const useRemoveShip = (userId: number, id: number) =>
  useFleetChange(userId, () => call(removeShip, { params: { id } }, { keepalive: true }))
