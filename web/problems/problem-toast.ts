import type { ToastMessage } from '#web/ui/overlays/toast-context.ts'
import { referenceText } from './reference-text.ts'

/** For `useToast().show`. */
export const problemToast = (error: unknown, title: string): ToastMessage => ({
  tone: 'error',
  title,
  text: referenceText(error),
})
