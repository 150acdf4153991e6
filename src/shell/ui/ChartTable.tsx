import { useTexts } from '../i18n/useTexts.ts';
import styles from './Chart.module.css';
import type { ChartProps } from './chart.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

/** The numbers of a chart as a table; each is a button where points can be chosen. */
export function ChartTable({
  label,
  categories,
  categoryLabel,
  series,
  format,
  onSelect,
}: ChartProps & { readonly format: (value: number) => string }) {
  const t = useTexts('shell');
  return (
    <ScrollRegion className={styles.table} label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.value}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }, seriesIndex) => {
                const value = values[index];
                const text = value === null || value === undefined ? t('noValue') : format(value);
                return (
                  <td key={name} className={styles.value}>
                    {onSelect ? (
                      <button
                        type="button"
                        className={styles.cell}
                        onClick={() => onSelect(index, seriesIndex)}
                      >
                        <span className="sr-only">
                          {category}, {name}:{' '}
                        </span>
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
