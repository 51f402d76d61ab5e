import type { Path, Resolver, UseFormRegisterReturn } from 'react-hook-form'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import type { CrewFormValues } from './crew-form.ts'
import { useCrewGrowth } from './use-crew-growth.ts'

interface Options<Output> {
  readonly resolver: Resolver<CrewFormValues, unknown, Output>
  readonly values: CrewFormValues
  readonly send: (post: Output) => Promise<unknown>
  /** Called with the names of the wrong fields, before the first of them gets the focus. */
  readonly onInvalid: (names: readonly string[]) => void
}

export const useCrewForm = <Output>({ resolver, values, send, onInvalid }: Options<Output>) => {
  const contract = useContractForm<CrewFormValues, Output>({
    resolver,
    defaultValues: values,
    send,
    onInvalid,
    fieldOfName: { scheduledTime: 'scheduledFor' },
  })
  // The first registered invalid field gets the focus: in the order in which they are on the page.
  const shown = ['shipId', 'activity', 'title', 'description', 'scheduledFor', 'estimatedDuration']
  for (const name of new Set([...shown, 'maxCrewSize', 'roles', ...Object.keys(values)]))
    contract.field(name as keyof CrewFormValues)
  return { ...contract, crewGrowth: useCrewGrowth(contract.form) }
}

type Control = ReturnType<typeof useCrewForm<unknown>>['form']['control']

/** What a section needs of the form. */
export interface CrewFormPart {
  readonly control: Control
  readonly field: (name: keyof CrewFormValues) => UseFormRegisterReturn
  readonly errorOf: (name: Path<CrewFormValues>) => string | undefined
  readonly crewGrowth: ReturnType<typeof useCrewGrowth>
  /** Sets a field from elsewhere, and clears its error. */
  readonly setField: <Name extends keyof CrewFormValues>(name: Name, value: CrewFormValues[Name]) => void
  /** For controls that do not use `field`, which clears its error by itself. */
  readonly clearError: (name: keyof CrewFormValues) => void
}
