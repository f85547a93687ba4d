import {
  coverageFile,
  coverageFormats,
  type CoverageFormat,
  type CoverageReport,
} from '../../../../contract/control/coverage.ts'
import { Button } from '../../../ui/base/button.tsx'
import { saveBlob } from '../../parts/files.ts'

const labels: Readonly<Record<CoverageFormat, string>> = { html: 'HTML', json: 'JSON', xml: 'JUnit' }
const types: Readonly<Record<CoverageFormat, string>> = {
  html: 'text/html',
  json: 'application/json',
  xml: 'application/xml',
}

function save(report: CoverageReport, format: CoverageFormat): void {
  const text = coverageFile(report, format, '宵待 この起動の網羅')
  saveBlob(`yoimachi-coverage.${format}`, new Blob([text], { type: types[format] }))
}

/** The report of this session as a file. */
export function ExportButtons({ report }: { report: CoverageReport }) {
  return coverageFormats.map((format) => (
    <Button key={format} size="xs" tone="quiet" icon="download" onClick={() => save(report, format)}>
      {labels[format]}
    </Button>
  ))
}
