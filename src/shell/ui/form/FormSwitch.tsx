import { type FieldValues, type Path, useController } from 'react-hook-form';
import { Switch } from '../Switch.tsx';

interface FormSwitchProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
}

/** Something of the form around it that is on or off. */
export function FormSwitch<Values extends FieldValues>({ name, label }: FormSwitchProps<Values>) {
  const { field } = useController<Values>({ name });
  return <Switch label={label} checked={field.value === true} onChange={field.onChange} />;
}
