import { useHydrated } from '@tanstack/react-router'
import { m } from '#texts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

const type = 'image/png'

const fetchPicture = async (url: string): Promise<Blob> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`)
  return answer.blob()
}

/** Puts a picture into the clipboard, where the browser can. */
export const useCopyPicture = (url: string) => {
  const toast = useToast()
  const canCopy = useHydrated() && typeof ClipboardItem === 'function' && Boolean(navigator.clipboard?.write)
  return {
    canCopy,
    copy: async (): Promise<void> => {
      try {
        // Some browsers take it only during the click: they get the promise of it.
        await navigator.clipboard.write([new ClipboardItem({ [type]: fetchPicture(url) })])
        toast.show({ title: m.debrief_picture_copied() })
      } catch {
        toast.show({ tone: 'error', title: m.debrief_picture_copy_failed() })
      }
    },
  }
}
