import { useQuery } from '@tanstack/react-query'
import { Segmented } from '../../ui/form/segmented.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { setPace } from './clock-actions.ts'

const paces = [
  { value: 'frozen', label: '停止' },
  { value: '1', label: '進行' },
  { value: '60', label: '60×' },
  { value: '3600', label: '3600×' },
]

/** Whether virtual time stands or runs, and how fast. */
export function PaceSwitch() {
  const { data } = useQuery(clockQuery)
  const value = data === undefined ? '' : data.mode === 'frozen' ? 'frozen' : String(data.speed)
  return (
    <div className="shrink-0">
      <Segmented
        label="時間の進み方"
        size="s"
        options={paces}
        value={value}
        onValueChange={(pace) => void setPace(pace === 'frozen' ? 'frozen' : Number(pace))}
      />
    </div>
  )
}
