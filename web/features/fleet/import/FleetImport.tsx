import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ConfirmedShip,
  importFleet,
  type ImportPreview as Preview,
  previewImport,
} from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { useFleetChange } from '#web/features/fleet/fleet.queries.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { ImportList } from './ImportList.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { countShips } from './import-choices.ts'

const usePreviewImport = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => call(previewImport, { body: { text } }),
  })

const useImportFleet = (userId: number) =>
  useFleetChange(userId, (ships: readonly ConfirmedShip[]) =>
    call(importFleet, { body: { ships: [...ships] } }),
  )

interface Props {
  userId: number
  onClose: () => void
}

/** A whole fleet in two steps: a list is read, then the player chooses what of it is stored. */
export function FleetImport({ userId, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: readList } = usePreviewImport()
  const { mutateAsync: store } = useImportFleet(userId)
  // It stays when the player goes back.
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  if (!preview) {
    return (
      <ImportList
        text={text}
        onChange={setText}
        onRead={async (list) => setPreview(await readList(list))}
        onClose={onClose}
      />
    )
  }
  return (
    <ImportPreview
      preview={preview}
      onImport={async (ships) => {
        await store(ships)
        toast.show({ title: m.fleet_import_done({ count: countShips(ships) }) })
        onClose()
      }}
      onBack={() => setPreview(undefined)}
      onClose={onClose}
    />
  )
}
