// How a Field passes its id, its description and its invalid state to the control inside it.
import { createContext, useContext } from 'react'

type FieldWiring = {
  controlId: string
  label: string | undefined
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type OwnProps = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: 'true' | 'false' | 'grammar' | 'spelling' | boolean | undefined
}

/** The attributes of a control: its own ones win over the field's, and descriptions are combined, the error first. */
export function useFieldControl(own: OwnProps, alsoDescribedBy?: string) {
  const field = useContext(FieldContext)
  const descriptions = [field?.describedBy, own['aria-describedby'], alsoDescribedBy].filter(Boolean)
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}
