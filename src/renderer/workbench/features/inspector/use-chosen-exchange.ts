import { useSearchParams } from 'react-router-dom'

/** The address holds the open exchange, so that other panels can link to it: `/inspector?exchange=12`. */
export function useChosenExchange(): [number | undefined, (id: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const text = params.get('exchange') ?? ''
  const choose = (id: number | undefined) =>
    setParams(id === undefined ? {} : { exchange: String(id) }, { replace: true })
  return [/^-?\d+$/.test(text) ? Number(text) : undefined, choose]
}
