import { createContext, useContext, type AriaAttributes } from 'react'

/** What a `Field` tells the control inside it, so that name, hint and error reach assistive technology. */
export interface FieldWiring {
  id: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Attributes for the control; a control outside a `Field` keeps its own. */
export function useFieldWiring(own: {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
}) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // Not `required`: the browser's own bubble would speak before our texts do.
    'aria-required': own.required || field?.required || undefined,
  } as const
}
