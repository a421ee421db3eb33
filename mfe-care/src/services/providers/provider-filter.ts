export interface ProviderFilter {
  text: string;
  miles: number;
}
