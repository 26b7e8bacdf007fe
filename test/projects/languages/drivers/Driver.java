import bankingplatformapi.Client;
import bankingplatformapi.Client.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the calls of a plan with the generated client, and prints a line of JSON for each: see language-clients.test.ts. */
public final class Driver {
    private record Performed(String id, Map<String, Object> record) {}

    private static Performed perform(Client client, Map<?, ?> call) {
        Object body = call.get("body");
        String id = (String) call.get("id");
        switch ((String) call.get("operation")) {
            case "createContact": {
                Contact contact = client.createContact(CreateContactRequest.fromJson(body));
                return new Performed(contact.id(), contact.toJson());
            }
            case "retrieveProgram": {
                Program program = client.retrieveProgram(id);
                return new Performed(program.id(), program.toJson());
            }
            case "createAccount": {
                Account account = client.createAccount(CreateAccountRequest.fromJson(body));
                return new Performed(account.id(), account.toJson());
            }
            case "updateAccount": {
                Account account = client.updateAccount(id, UpdateAccountRequest.fromJson(body));
                return new Performed(account.id(), account.toJson());
            }
            case "createCard": {
                Card card = client.createCard(CreateCardRequest.fromJson(body));
                return new Performed(card.id(), card.toJson());
            }
            case "receiveAchPull": {
                Transfer transfer = client.receiveAchPull(ReceiveAchPullRequest.fromJson(body));
                return new Performed(transfer.id(), transfer.toJson());
            }
            case "updateSentCheck": {
                SentCheck check = client.updateSentCheck(id, UpdateSentCheckRequest.fromJson(body));
                return new Performed(check.id(), check.toJson());
            }
            default:
                throw new IllegalArgumentException("unknown operation " + call.get("operation"));
        }
    }

    private static Map<String, Object> outcome(Client client, Map<?, ?> call) {
        Map<String, Object> line = new LinkedHashMap<>();
        try {
            Performed performed = perform(client, call);
            line.put("id", performed.id());
            line.put("record", performed.record());
        } catch (ApiException error) {
            line.put("status", error.status);
            line.put("body", error.body);
        } catch (RuntimeException error) {
            line.put("crash", error.toString());
        }
        return line;
    }

    public static void main(String[] args) throws Exception {
        Map<?, ?> plan = (Map<?, ?>) Json.parse(Files.readString(Path.of(args[0])));
        for (Object each : (List<?>) plan.get("banks")) {
            Map<?, ?> bank = (Map<?, ?>) each;
            Auth auth = new Auth()
                .apiKey("apiKey", (String) bank.get("apiKey"))
                .apiKey("personId", (String) bank.get("personId"));
            Client client = new Client(new Config().serverUrl((String) bank.get("baseUrl")).auth(auth));
            for (Object call : (List<?>) plan.get("calls")) {
                Map<String, Object> line = outcome(client, (Map<?, ?>) call);
                line.put("bank", bank.get("name"));
                line.put("operation", ((Map<?, ?>) call).get("operation"));
                System.out.println(Json.write(line));
            }
        }
    }
}
