import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { SavedSearch } from '#contract/searches/searches.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

// Most players have no channel to show it in.
const importDialog = async () => (await import('./WebhookDialog.tsx')).WebhookDialog

interface Props {
  search: Pick<SavedSearch, 'id' | 'name'>
  zone: string
}

/** Opens the Discord channel of a saved search. */
export function SearchWebhookButton({ search: { id, name }, zone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: WebhookDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton
        size="sm"
        variant="ghost"
        square
        aria-label={m.webhooks_search_open({ name })}
        onClick={open}
      >
        <MessageCircle aria-hidden />
      </BusyButton>
      {isOpen && WebhookDialog ? (
        <WebhookDialog
          subject={{ kind: 'search', id }}
          name={name}
          zone={zone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
