import { m } from '#texts'
import { useToast } from './toast-context.ts'

/** Copies a text and says so. If the browser refuses, the text is shown to be copied by hand. */
export const useCopy = () => {
  const toast = useToast()
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ title: m.ui_copied() })
    } catch {
      toast.show({ tone: 'error', title: m.ui_copy_failed(), text })
    }
  }
}
