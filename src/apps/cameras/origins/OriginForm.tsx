import { useForm } from 'react-hook-form';
import { originErrors } from '~/resolvers/registry/mediaOrigins.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Form } from '~/shell/ui/form/Form.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { useAllowMediaOriginMutation } from '../edit/CameraForm.generated.ts';

interface Values {
  readonly origin: string;
}

const resolver = rulesOf<Values>(({ origin }) => originErrors(origin));

/** Allows one more origin. */
export function OriginForm() {
  const t = useTexts('cameras');
  const form = useForm<Values>({ defaultValues: { origin: '' }, resolver });
  const [allow] = useAllowMediaOriginMutation({
    refetchQueries: ['CameraFormPolicy'],
    awaitRefetchQueries: true,
  });
  const send = async (variables: Values) => {
    const payload = (await allow({ variables })).data?.allowMediaOrigin;
    if (payload?.origin) form.reset();
    return payload?.errors ?? [];
  };
  return (
    <Form
      form={form}
      send={send}
      buttons={
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('origins.add')}
        </Button>
      }
    >
      <FormField<Values> name="origin" label={t('origins.field')} ltr />
    </Form>
  );
}
