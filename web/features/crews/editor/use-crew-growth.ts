import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { CrewFormValues } from './crew-form.ts'
import { type Growth, growthFor } from './crew-growth.ts'

type Form<Output> = Pick<
  UseFormReturn<CrewFormValues, unknown, Output>,
  'control' | 'getValues' | 'setValue' | 'setFocus' | 'clearErrors'
>

/** The crew size follows the roles, and the leader can undo that. */
export const useCrewGrowth = <Output>(form: Form<Output>) => {
  const [last, setLast] = useState<Growth>()
  const size = useWatch({ control: form.control, name: 'maxCrewSize' })
  const growth = last?.to === size ? last : undefined

  const changeSize = (next: number) => {
    form.setValue('maxCrewSize', next)
    form.clearErrors(['maxCrewSize', 'roles'])
  }
  return {
    growth,
    changeSize,
    changeRoles: (roles: CrewRole[]) => {
      const next = growthFor(roles, size, growth)
      form.setValue('roles', roles)
      changeSize(next?.to ?? growth?.from ?? size)
      setLast(next)
    },
    /** Both together: nothing has grown. */
    replace: (size: number, roles: CrewRole[]) => {
      form.setValue('roles', roles)
      changeSize(size)
      setLast(undefined)
    },
    undo: () => {
      if (growth) changeSize(growth.from)
      setLast(undefined)
      form.setFocus('maxCrewSize')
    },
  }
}
