import { useQuery } from '@tanstack/react-query'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { setPace } from './clock-actions.ts'
import { timeCopy } from './copy.ts'

const paces = ['frozen', '1', '60', '3600'] as const

/** Whether virtual time is frozen or running, and at which speed. */
export function PaceSwitch() {
  const words = useCopy(timeCopy).bar
  const { data } = useQuery(clockQuery)
  const value = data?.mode === 'frozen' ? 'frozen' : String(data?.speed ?? '')
  return (
    <div className="shrink-0">
      <Segmented<string>
        label={words.pace}
        size="s"
        options={paces.map((pace) => ({ value: pace, label: words.paces[pace] }))}
        value={value}
        onValueChange={(pace) => void setPace(pace === 'frozen' ? 'frozen' : Number(pace))}
      />
    </div>
  )
}
