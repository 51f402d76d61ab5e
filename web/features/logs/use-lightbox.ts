import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'

// Loaded on demand: the small pictures often say enough.
const importDialog = async () => (await import('./LightboxDialog.tsx')).LightboxDialog

export const useLightbox = () => useHostedDialog(importDialog)
