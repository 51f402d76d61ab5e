/** The chunk behind OwnSettingsTab.tsx. */
import { OwnSettings } from './OwnSettings.tsx'

export const settingsParts = { OwnSettings }
