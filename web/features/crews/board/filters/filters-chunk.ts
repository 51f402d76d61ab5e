/** The chunk behind FilterPanel.tsx. */
import { FilterFields } from './FilterFields.tsx'

export const filterParts = { FilterFields }
