import { useSearchParams } from 'react-router-dom'

/** The exchange whose detail is open stands in the address, so that others can lead to it: `/inspector?exchange=12`. */
export function useChosenExchange(): [number | undefined, (id: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const text = params.get('exchange') ?? ''
  const choose = (id: number | undefined) =>
    setParams(id === undefined ? {} : { exchange: String(id) }, { replace: true })
  return [/^-?\d+$/.test(text) ? Number(text) : undefined, choose]
}
