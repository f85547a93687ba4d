import { variants, type VariantName } from '../../../../contract/enums/variants.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { changeVariant } from './change-variant.ts'
import { variantTexts } from './variant-texts.ts'

interface VariantRowProps {
  name: VariantName
  value: string
}

/** One switch with its explanation; a value other than the default is marked. */
export function VariantRow({ name, value }: VariantRowProps) {
  const { title, text, values } = variantTexts[name]
  const isDefault = value === variants[name][0]
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
          <span>
            {title}
            {!isDefault && <span className="ms-2 text-xs font-medium text-lantern-ink">変更中</span>}
          </span>
          <code className="font-mono text-xs font-normal text-ink-3">{name}</code>
        </p>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segmented
        label={title}
        size="s"
        className="justify-self-start"
        options={variants[name].map((option) => ({ value: option, label: values[option] ?? option }))}
        value={value}
        onValueChange={(next) => void changeVariant({ [name]: next })}
      />
    </div>
  )
}
