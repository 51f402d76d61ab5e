import { useMutation } from '@tanstack/react-query'
import { type ConfirmedShip, importFleet, previewImport } from '#contract/fleet/fleet-import.ts'
import { call } from '#web/api/call.ts'
import { useFleetChange } from './fleet.queries.ts'

export const usePreviewImport = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => call(previewImport, { body: { text } }),
  })

export const useImportFleet = (userId: number) =>
  useFleetChange(userId, (ships: readonly ConfirmedShip[]) =>
    call(importFleet, { body: { ships: [...ships] } }),
  )
