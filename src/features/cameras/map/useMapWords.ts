import { useTexts } from '~/shell/i18n/useTexts.ts';

/** What the map engine says by itself, in the chosen language. */
export function useMapWords(label: string) {
  const t = useTexts('map');
  const shell = useTexts('shell');
  return {
    'Map.Title': label,
    'NavigationControl.ZoomIn': t('zoomIn'),
    'NavigationControl.ZoomOut': t('zoomOut'),
    'CooperativeGesturesHandler.WindowsHelpText': t('ctrlToZoom'),
    'CooperativeGesturesHandler.MacHelpText': t('cmdToZoom'),
    'CooperativeGesturesHandler.MobileHelpText': t('twoFingers'),
    'Popup.Close': shell('close'),
  };
}
